import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, createServer, createServerModuleRunner } from 'vite'
import type { Statement } from '../database/database.ts'

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

/** The names of the statements that a file spells out. */
export function namesIn({ code }: Source): string[] {
  return Array.from(code.matchAll(/\bname: '(\w+)',\s*text\b/g), ([, name = '']) => name)
}

/** Whether a file hands SQL to the driver that is no named statement. */
export function speaksRawSql({ code }: Source): boolean {
  return /\.query(<[^(]*>)?\(\s*['"`{]/.test(code)
}

// Most statements are private to their file: for this look through them a file shows all that it holds at the top.
const reveal: Plugin = {
  name: 'reveal-constants',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(folder) || !id.endsWith('.ts')) return undefined
    const names = Array.from(code.matchAll(/^(?:export )?const (\w+)/gm), ([, name]) => name)
    return `${code}\nexport const revealed = () => [${names.join(', ')}]\n`
  },
}

function isStatement(value: object): value is Statement {
  return 'name' in value && typeof value.name === 'string' && 'text' in value && typeof value.text === 'string'
}

function findStatements(value: unknown, depth = 0): Statement[] {
  if (typeof value !== 'object' || value === null || depth > 3) return []
  if (isStatement(value)) return [value]
  return Object.values(value).flatMap((part) => findStatements(part, depth + 1))
}

// Loading a command would run it.
const isCommand = ({ code }: Source): boolean => /^(await|try|void) /m.test(code)

/** The statements of these files as they reach PostgreSQL, put together from all their fragments. */
export async function collectStatements(all: readonly Source[]): Promise<Statement[]> {
  const files = all.filter((source) => /\btext\b/.test(source.code) && !isCommand(source))
  const conditions = ['source', 'node', 'development|production']
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'error',
    appType: 'custom',
    plugins: [reveal],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions } },
  })
  try {
    const runner = createServerModuleRunner(server.environments.ssr)
    const found = new Set<Statement>()
    for (const { path } of files) {
      const module: { revealed(): unknown[] } = await runner.import(join(folder, path))
      for (const statement of findStatements(module.revealed())) found.add(statement)
    }
    await runner.close()
    return [...found]
  } finally {
    await server.close()
  }
}
