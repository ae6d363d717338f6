import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))
const start_limit_ms = 60_000
const stop_limit_ms = 20_000

export interface RunningServer {
  url: string
  stop: () => Promise<void>
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function waitUntilHealthy(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + start_limit_ms
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(child.exitCode === null ? 'it gave no answer in time' : `it ended with ${child.exitCode}`)
}

/** Ctrl-C and SIGTERM promise a clean stop of server and database, so a server that has to be killed is a failure. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  const kill = setTimeout(() => child.kill('SIGKILL'), stop_limit_ms)
  child.kill('SIGTERM')
  await ended
  clearTimeout(kill)
  if (child.signalCode === 'SIGKILL') throw new Error('The server did not stop on SIGTERM')
}

/** Starts the built server with a database of its own, so that tests never meet a person's data, and asks nobody outside. */
export async function startServer(log_file: string, settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const data_dir = mkdtempSync(join(tmpdir(), 'larder-e2e-'))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  mkdirSync(dirname(log_file), { recursive: true })
  const log = openSync(log_file, 'w')
  const { DATABASE_URL: _mine, ...environment } = process.env
  const child = spawn(process.execPath, [main], {
    env: {
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data_dir,
      RATE_LIMIT: 'off',
      OPEN_FOOD_FACTS_URL: 'off',
      ...settings,
    },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const stop = async () => {
    await stopServer(child)
    rmSync(data_dir, { recursive: true, force: true })
  }
  try {
    await waitUntilHealthy(url, child)
  } catch (error) {
    await stop()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The server did not start: ${reason}\n${readFileSync(log_file, 'utf8')}`, { cause: error })
  }
  return { url, stop }
}
