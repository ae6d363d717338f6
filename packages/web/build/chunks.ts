import { fileURLToPath } from 'node:url'
import { normalizePath, type Rolldown } from 'vite'
import { screen_table } from '../src/app/screen-table.ts'

// Left to itself the build makes a file for every set of screens that share something: 57 requests before the list of
// items was shown. bench/bundle holds what a screen may cost; these numbers keep every screen inside its budget.
const screens_to_be_common = 6
// In bytes of source; such a module alone is less than the headers of its request, so that fewer screens suffice.
const small_module = 700
const screens_if_small = 4

const folder = normalizePath(fileURLToPath(new URL('../src/features/', import.meta.url)))

type Context = Rolldown.ChunkingContext

/** A module and all that it imports. */
function importsOf(id: string, context: Context): Set<string> {
  const seen = new Set([id])
  for (const one of seen) {
    for (const imported of context.getModuleInfo(one)?.importedIds ?? []) seen.add(imported)
  }
  return seen
}

/** How many screens cannot be shown without a module. */
function countScreens(context: Context): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { module } of screen_table) {
    for (const id of importsOf(`${folder}${module}.tsx`, context)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** One file for what most screens need, and for small modules that several need. */
function nameShared() {
  let counts: Map<string, number> | undefined
  return (id: string, context: Context): string | null => {
    counts ??= countScreens(context)
    const screens = counts.get(id) ?? 0
    const size = context.getModuleInfo(id)?.code?.length ?? 0
    return screens >= (size < small_module ? screens_if_small : screens_to_be_common) ? 'common' : null
  }
}

// The entry itself only fetches: it must not wait for what it fetches.
const entry = /\/index\.html|\/boot\/main\.ts|modulepreload-polyfill|\/boot\/[\w-]+\.css/
// What fetches the steps comes with the first of them.
const calls = /preload-helper|rolldown-runtime|\/zod\/|\/contract\/src\/|\/web\/src\/api\/|begin-loading|load-user/
const looks = /\/@emotion\/|\/stylis\/|\/@mui\/|\/app\/theme\/|\/ui\/measures/

const offline = /\/stock\/src\/|\/web\/src\/(offline\/|api\/client\/connection\.)|\/idb\/|\/messages\/waiting-messages/

const people =
  /\/people-(api|messages|screen-messages)\.|\/shared\/household\/(find-household|load-household|show-household|use-households|use-switch)\.|household-data\.|radio-cards\./

// The order counts: a group takes along what its modules import, unless one before it has it already.
const groups: Rolldown.CodeSplittingGroup[] = [
  // Our own changes must not make a browser fetch React again.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // One file for each step of the start, instead of a dozen small ones.
  { name: 'calls', test: calls, tags: ['$initial'] },
  { name: 'looks', test: looks, tags: ['$initial'] },
  { name: 'base', test: (id) => !entry.test(id), tags: ['$initial'] },
  { name: nameShared(), minShareCount: 2 },
  // What the banner, the marks and the sender share: nine files would be named in the entry. Without what it imports, which
  // belongs to screens.
  { name: 'offline', test: offline, includeDependenciesRecursively: false },
  // Of the screens and menus about people, which share it alone: seven files would be named in the entry.
  { name: 'people', test: people },
  // One line that only hands on the other: as two files they cost /profile a request and a hundred bytes.
  { name: 'contains', test: /\/@mui\/(utils|material\/utils)\/.*contains/ },
]

export const chunk_groups = groups.map((group, place) => ({ ...group, priority: groups.length - place }))
