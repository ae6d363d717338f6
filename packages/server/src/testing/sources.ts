import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../', import.meta.url))

/** A file of the server that runs in production. */
export interface Source {
  readonly path: string
  readonly code: string
}

/** Every source file of the server but its tests and what serves them. */
export async function readSources(): Promise<Source[]> {
  const names = await readdir(folder, { recursive: true })
  const wanted = names.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\b|\.d\.ts$/.test(name))
  return Promise.all(
    wanted.toSorted().map(async (path) => ({ path, code: await readFile(join(folder, path), 'utf8') })),
  )
}
