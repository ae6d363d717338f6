import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import type { Account } from './account.ts'

export interface Outcome {
  readonly ok: boolean
  readonly output: string
}

/** What every process of PostgreSQL gets: the lent account, no PG* variable of the caller, a folder it can be in. */
export function processOptions(account: Account | undefined): SpawnOptions {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { ...Object.fromEntries(kept), LC_ALL: 'C' },
    windowsHide: true,
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  }
}

/** Runs a short command to its end; a command that cannot be started is an outcome too, not an exception. */
export function run(
  command: string,
  args: readonly string[],
  account: Account | undefined,
  signal?: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = ''
    // detached: the terminal's Ctrl-C goes to the whole group and must not cut short an initdb or an orderly stop.
    const child = spawn(command, args, {
      ...processOptions(account),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    // Not the option of spawn, which would answer before the command has ended.
    const onAbort = () => child.kill()
    signal?.addEventListener('abort', onAbort, { once: true })
    child.once('close', (code) => {
      signal?.removeEventListener('abort', onAbort)
      resolve({ ok: code === 0, output: output.trim() })
    })
  })
}
