import { expect, test } from 'vitest'
import { addImports, findCycle, readNounGraph } from './testing/noun-graph.ts'

function graphOf(files: Readonly<Record<string, string>>) {
  const graph = new Map<string, Set<string>>()
  for (const [path, code] of Object.entries(files)) addImports(graph, path, code)
  return graph
}

test('no folder of the server imports from one that imports from it', async () => {
  const graph = await readNounGraph()
  expect([...(graph.get('inventory') ?? [])]).toEqual(expect.arrayContaining(['journal', 'item', 'database']))
  expect(findCycle(graph)).toBeUndefined()
})

test.each([
  ['a type', `import type { Item } from '../inventory/item.ts'`],
  ['an export of another', `export { item } from '../inventory/item.ts'`],
  ['what is loaded later', `export const load = () => import('../inventory/item.ts')`],
])('a circle would be found: %s', (_, code) => {
  const graph = graphOf({
    'inventory/service.ts': `import { record } from '../journal/record.ts'`,
    'journal/record.ts': `import { rules } from '../notices/rules.ts'`,
    'notices/rules.ts': code,
  })
  expect(findCycle(graph)).toEqual(['inventory', 'journal', 'notices', 'inventory'])
})

test('two ways to the same folder are no circle, nor are files beside the folders', () => {
  const graph = graphOf({
    'app.ts': `import { inventory } from './inventory/service.ts'`,
    'inventory/service.ts': `import { record } from '../journal/record.ts'; import { open } from '../database/a.ts'`,
    'journal/record.ts': `import { open } from '../database/a.ts'; import { own } from './own.ts'`,
    'database/a.ts': `import { StartError } from '../start-error.ts'; import pg from 'pg'`,
  })
  expect(findCycle(graph)).toBeUndefined()
})
