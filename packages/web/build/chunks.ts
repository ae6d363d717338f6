// Which modules travel together. Left to itself the build makes a file for every set of screens that share something:
// 45 requests before the list of items stood. Each screen's sum is held by bench/bundle.

const form_parts =
  /\/material\/(OutlinedInput|InputLabel|FormLabel|FormControl|FormHelperText|InputAdornment)\/|\/text-box/
// Most screens know them, yet those that have no form, no dialog or no call to make can do without.
const not_everywhere =
  /\/contract\/src\/(?!messages)|\/api\/|Input|FormControl|FormLabel|FormHelper|text-box|[Dd]ialog|Modal|Backdrop|Portal|Fade|Transition|Skeleton|Checkbox|Switch/
const small_things =
  /icons-material|svg-icons|-icon\.tsx|\/ui\/(raised-alert|form-alert|quiet|error-state|visually-hidden|lazy-part|page|action-bar|scroll-row)/

// The entry itself only fetches: it must not wait for what it fetches.
const entry = /\/index\.html|\/src\/main\.ts|modulepreload-polyfill|base\.css/
const calls = /\/zod\/|\/contract\/src\/|\/web\/src\/api\/|load-user/
const looks =
  /\/@emotion\/|\/stylis\/|\/@mui\/(system|utils|styled-engine|private-theming|material\/(styles|colors|transitions))|\/app\/(theme|palette|type-scale)|\/ui\/measures/

// The order counts: a group takes along what its modules import, unless one before it has it already.
const groups = [
  // What fetches the others can wait for none of them.
  { name: 'loader', test: /preload-helper|rolldown-runtime/ },
  // Our own changes must not make a browser fetch React again.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // One file for each step of main.ts, instead of a dozen small ones.
  { name: 'calls', test: calls, tags: ['$initial' as const] },
  { name: 'looks', test: looks, tags: ['$initial' as const] },
  { name: 'base', test: (id: string) => !entry.test(id), tags: ['$initial' as const] },
  { name: 'common', test: (id: string) => !not_everywhere.test(id), minShareCount: 11 },
  { name: 'api', test: /\/contract\/src\/(?!messages)|\/web\/src\/api\//, minShareCount: 8 },
  { name: 'small', test: small_things, minShareCount: 4 },
  { name: 'fields', test: form_parts, minShareCount: 3 },
  { name: 'forms', test: /react-hook-form|\/ui\/(text-input|form|field-grid|section-card)\.ts/, minShareCount: 2 },
  { name: 'progress', test: /\/ui\/(wait-line|step-focus)|LinearProgress/, minShareCount: 2 },
  { name: 'camera', test: /\/ui\/(camera|use-camera|image-input)/, minShareCount: 2 },
  { name: 'steps', test: /\/material\/Step/, minShareCount: 2 },
  { name: 'drawing', test: /\/ui\/pantry/, minShareCount: 2 },
  { name: 'auth', test: /\/features\/auth\/|\/ui\/password-input|\/material\/Link\//, minShareCount: 2 },
  { name: 'items', test: /\/features\/inventory\/(use-items|filter|labels|way-back)|messages-list/, minShareCount: 2 },
  {
    name: 'cards',
    test: /\/features\/inventory\/(expiry|Scan)|\/ui\/(glyphs|recorded)|\/api\/record/,
    minShareCount: 2,
  },
  {
    name: 'list',
    test: /\/ui\/(refresh|empty-state|search-wish)|\/api\/predictions|Skeleton|Mutation|PrintOutlined|ShoppingCartO/,
    minShareCount: 2,
  },
]

export const chunk_groups = groups.map((group, place) => ({ ...group, priority: groups.length - place }))
