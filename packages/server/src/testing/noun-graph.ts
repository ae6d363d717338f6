import { dirname, posix } from 'node:path'
import { parseSync } from 'vite'
import { readSources } from './sources.ts'

/** Which folders of the server each folder imports from. */
export type NounGraph = ReadonlyMap<string, ReadonlySet<string>>

/** What a module imports from our own files: types, exports of others and what it loads later count as well. */
export function listImports(path: string, code: string): string[] {
  const { module } = parseSync(path, code)
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
  return requests.filter((to) => to.startsWith('.')).map((to) => posix.join(dirname(path), to))
}

const nounOf = (file: string): string | undefined => (file.includes('/') ? file.split('/')[0] : undefined)

/** Adds the imports of one file, given by its path below the server's sources. */
export function addImports(graph: Map<string, Set<string>>, path: string, code: string): void {
  const from = nounOf(path)
  if (from === undefined) return
  const known = graph.get(from) ?? new Set()
  graph.set(from, known)
  for (const to of listImports(path, code).map(nounOf)) if (to !== undefined && to !== from) known.add(to)
}

/** The graph of the server's folders as it runs in production; files beside the folders wire them and are no noun. */
export async function readNounGraph(): Promise<NounGraph> {
  const graph = new Map<string, Set<string>>()
  for (const { path, code } of await readSources()) addImports(graph, path, code)
  return graph
}

/** One circle of folders, from a folder back to itself; undefined where there is none. */
export function findCycle(graph: NounGraph): string[] | undefined {
  const done = new Set<string>()
  function visit(noun: string, path: readonly string[]): string[] | undefined {
    if (path.includes(noun)) return [...path.slice(path.indexOf(noun)), noun]
    if (done.has(noun)) return undefined
    for (const next of graph.get(noun) ?? []) {
      const cycle = visit(next, [...path, noun])
      if (cycle !== undefined) return cycle
    }
    done.add(noun)
    return undefined
  }
  for (const noun of graph.keys()) {
    const cycle = visit(noun, [])
    if (cycle !== undefined) return cycle
  }
  return undefined
}
