import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from './endpoint.ts'
import { run } from './run.ts'

// Beyond the numbers that a system gives away.
const nobody = 2 ** 22 + 1

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return (await run('ps', ['-p', String(pid), '-o', 'command='], undefined)).output
}

/** Beside and then renamed: PostgreSQL refuses to start over a file that was cut off. */
async function replace(file: string, text: string): Promise<void> {
  const { uid, gid, mode } = await stat(file)
  await writeFile(`${file}.new`, text, { mode })
  await chown(`${file}.new`, uid, gid)
  await rename(`${file}.new`, file)
}

async function clear(file: string, cluster: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [first = '', ...rest] = text.split('\n')
  const pid = Math.abs(Number(first))
  if (!pid || !isAlive(pid) || (await readCommandLine(pid)).includes(cluster)) return
  await replace(file, [nobody, ...rest].join('\n'))
}

/**
 * PostgreSQL takes any living process for its predecessor, also one that has the number now, and a zombie process.
 * The number goes and the rest stays: by it PostgreSQL knows the memory of the one before, and waits
 * for processes that still use it.
 */
export async function clearLockFiles(
  cluster: string,
  { host, port }: Pick<Connection, 'host' | 'port'>,
): Promise<void> {
  if (process.platform === 'win32') return
  await clear(join(cluster, 'postmaster.pid'), cluster)
  if (host.startsWith('/')) await clear(join(host, `.s.PGSQL.${port}.lock`), cluster)
}
