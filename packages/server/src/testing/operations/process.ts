import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

export interface AppProcess {
  readonly child: ChildProcess
  /** Everything said so far on both streams. */
  output(): string
  /** Resolves with the address once it serves; rejects when it ends before. */
  readonly address: Promise<string>
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

/** Node runs no TypeScript, so the tests of the process run what the compiler makes of the present sources. */
export async function buildApp(): Promise<void> {
  await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'packages/server'], {
    cwd: root,
  })
}

/** Starts the real app in a process group of its own, as a terminal would; through a shell that stays, as npm does. */
export function startApp(
  variables: Record<string, string>,
  through: 'sh' | 'nothing' = 'nothing',
  script: readonly string[] = ['main.js'],
): AppProcess {
  const [program = '', ...options] = script
  const command = [process.execPath, `packages/server/dist/${program}`, ...options]
  const [file = '', ...args] = through === 'sh' ? ['/bin/sh', '-c', '"$@"; exit $?', 'sh', ...command] : command
  const child = spawn(file, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string)
  const address = new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /running at (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    void ended.then((code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
  // Not every test waits for the address; one that does sees the rejection.
  address.catch(() => {})
  return { child, output: () => output, address, ended }
}
