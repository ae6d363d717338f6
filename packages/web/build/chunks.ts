// Which modules travel together. Left to itself the build makes a file for every set of screens that share something:
// 45 requests before the list of items was shown. Each screen's sum is held by bench/bundle.

// What nearly every screen imports.
const common_things =
  /@tanstack\/|@mui\/(system|utils)\/(?!useRoving)|\/material\/(Alert|Paper|Card|Stack|utils|internal\/svg-icons|useMediaQuery)\/|icons-material\/(?!Visib)|-icon\.tsx|\/contract\/src\/(messages|messages\/(scan|receipt)-messages)\.ts|\/ui\/(?:\w+\/)?(raised-alert|form-alert|quiet|error-state|visually-hidden|lazy-with-error-state|page|action-bar|scroll-row|skeleton|panel)\./
const form_parts =
  /\/material\/(OutlinedInput|InputLabel|FormLabel|FormControl|FormHelperText|InputAdornment|TextareaAutosize)\/|\/text-box/

// The entry itself only fetches: it must not wait for what it fetches.
const entry = /\/index\.html|\/src\/main\.ts|modulepreload-polyfill|base\.css/
// What fetches the steps comes with the first of them.
const calls = /preload-helper|rolldown-runtime|\/zod\/|\/contract\/src\/|\/web\/src\/api\/|load-user/
const looks =
  /\/@emotion\/|\/stylis\/|\/@mui\/(system|utils|styled-engine|private-theming|material\/(styles|colors|transitions))|\/app\/theme\/(theme|palette|type-scale)|\/ui\/measures/

// The order counts: a group takes along what its modules import, unless one before it has it already.
const groups = [
  // Our own changes must not make a browser fetch React again.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // One file for each step of main.ts, instead of a dozen small ones.
  { name: 'calls', test: calls, tags: ['$initial' as const] },
  { name: 'looks', test: looks, tags: ['$initial' as const] },
  { name: 'base', test: (id: string) => !entry.test(id), tags: ['$initial' as const] },
  { name: 'common', test: common_things, minShareCount: 4 },
  { name: 'api', test: /\/contract\/src\/(?!messages)|\/web\/src\/api\//, minShareCount: 6 },
  { name: 'fields', test: form_parts, minShareCount: 3 },
  {
    name: 'forms',
    test: /react-hook-form|\/ui\/(?:\w+\/)?(text-input|form|field-grid|section-card)\.ts|lazy-form-draft/,
    minShareCount: 2,
  },
  { name: 'progress', test: /\/ui\/page\/(wait-line|progress-line|step-focus)/, minShareCount: 2 },
  { name: 'empty', test: /\/ui\/page\/empty-state/, minShareCount: 2 },
  { name: 'camera', test: /\/ui\/camera\/(camera|use-camera|image-input)/, minShareCount: 2 },
  { name: 'steps', test: /\/material\/Step/, minShareCount: 2 },
  { name: 'drawing', test: /\/ui\/graphics\/pantry/, minShareCount: 2 },
  { name: 'auth', test: /\/features\/auth\/|\/ui\/form\/password-input|\/material\/Link\//, minShareCount: 2 },
  {
    name: 'cards',
    test: /\/features\/inventory\/(expiry|form\/Scan)|\/ui\/\w+\/(glyphs|recorded|tone-chip|shortcuts|fold)\.|\/api\/record|AddRounded|ReceiptLong/,
    minShareCount: 2,
  },
  // The list and the form of an item share these; the rest of the list would put the form over its budget.
  {
    name: 'items',
    test: /\/features\/inventory\/(use-items|filter\/(filter|by-name)|labels|back-link)|\/ui\/form\/select-box|Mutation/,
    minShareCount: 2,
  },
  {
    name: 'list',
    test: /\/(list|notices)-messages|\/ui\/\w+\/(refresh|search-request)|\/contract\/src\/(calls\/household|notices)|\/api\/predictions|PrintOutlined|ShoppingCartO/,
    minShareCount: 2,
  },
  // What is fetched after its screen, as one file.
  { name: 'list-parts', test: /\/features\/quick-add\/|\/usage\/(CompactPrediction|use-predictions)/ },
  { name: 'bar', test: /\/app\/layout\/Shortcuts|\/notices\/(NoticeBell|use-notices)/ },
]

export const chunk_groups = groups.map((group, place) => ({ ...group, priority: groups.length - place }))
