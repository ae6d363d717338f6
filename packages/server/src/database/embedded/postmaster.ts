import { spawn } from 'node:child_process'
import { open, readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { program } from './binaries.ts'
import { processOptions, run } from './run.ts'

/** Everything that decides how one postmaster is started and stopped. */
export interface Command {
  readonly binaries: Binaries
  readonly cluster: string
  readonly account: Account | undefined
  readonly args: readonly string[]
}

export interface PidFile {
  readonly pid: number
  readonly startedAt: number
  readonly port: number
}

/** What postmaster.pid says, which may be left over from a crash. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const [pid, , startedAt, port] = text?.split('\n').map(Number) ?? []
  if (!pid || startedAt === undefined || port === undefined) return undefined
  return { pid, startedAt: startedAt * 1000, port }
}

/** Whether a postmaster that outlived its app runs the programs and settings of this release. */
export async function isCurrent({ binaries, cluster, args }: Command): Promise<boolean> {
  const [options, file, binary] = await Promise.all([
    readFile(join(cluster, 'postmaster.opts'), 'utf8').catch(() => ''),
    readPidFile(cluster),
    stat(program(binaries, 'postgres')),
  ])
  const expected = [program(binaries, 'postgres'), ...args.map((arg) => `"${arg}"`)].join(' ')
  return options.trim() === expected && file !== undefined && binary.ctimeMs < file.startedAt + 1000
}

/** A postmaster that was started by us; `failure` is what it said if it has ended. */
export interface Started {
  failure: string | undefined
}

/** `2026-11-15 13:37:02.680 UTC [14395] FATAL:  …` as a moment; NaN where a line goes on. */
function momentOf(line: string): number {
  return Date.parse(line.slice(0, 23).replace(' ', 'T') + 'Z')
}

/** What a postmaster said that has ended: first to us, then to its log, where the reason is. */
async function readLastWords(cluster: string, logFile: string, startedAt: number): Promise<string> {
  const folder = join(cluster, 'log')
  const names = await readdir(folder).catch(() => [])
  const files = [logFile, ...names.map((name) => join(folder, name))]
  const [said = '', ...logs] = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
  const lines = logs.flatMap((text) => text.split('\n')).filter((line) => momentOf(line) >= startedAt)
  return [said.trim(), ...lines.slice(-10)].join('\n')
}

/** Starts PostgreSQL in a session of its own, so that the terminal's Ctrl-C leaves it to us. */
export async function startPostmaster({ binaries, cluster, account, args }: Command): Promise<Started> {
  // What is said before the log collector runs; a file, because a pipe would break when the app is killed.
  const logFile = join(cluster, 'start.log')
  const log = await open(logFile, 'w', 0o600)
  const started: Started = { failure: undefined }
  const startedAt = Date.now()
  const child = spawn(program(binaries, 'postgres'), args, {
    ...processOptions(account),
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  })
  child.unref()
  child.once('error', (error) => (started.failure = error.message))
  child.once('exit', async () => (started.failure = await readLastWords(cluster, logFile, startedAt)))
  await log.close()
  return started
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
export async function stopPostmaster({ binaries, cluster, account }: Command): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    run(program(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', mode, '-t', String(seconds)], account)
  if ((await stop('fast', 30)).ok || (await readPidFile(cluster)) === undefined) return
  await stop('immediate', 10)
}
