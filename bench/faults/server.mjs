import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { askOnce } from '../ask-once.mjs'

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))
const patience_ms = 60_000

/** A port that stays the same over restarts, so that clients find the server again. */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** Resolves when the server and its database answer, also after the one or the other was killed, and on a full disk. */
async function waitUntilHealthy(url, child) {
  const deadline = Date.now() + patience_ms
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    const { status } = (await answer?.json().catch(() => undefined)) ?? {}
    if (status === 'ok' || status === 'disk_full') return
    await delay(20)
  }
  throw new Error('The server did not come up')
}

/** The number of the PostgreSQL of a data folder, as its own file tells it. */
export async function findPostmaster(dataDir) {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}

/** The built server as people start it. */
export async function startServer(dataDir, port, args = []) {
  const { DATABASE_URL: _mine, ...environment } = process.env
  const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' }
  const env = { ...environment, ...quiet, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  await waitUntilHealthy(`http://127.0.0.1:${port}`, child)
  return {
    pid: child.pid,
    /** Resolves with the exit code, which a kill has none of. */
    async end(signal) {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/** A server that is started again on the same port and data folder. */
export async function createServerOn(dataDir) {
  const port = await findFreePort()
  let running
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    connection: { host: join(dataDir, 'postgres'), user: 'larder', database: 'larder' },
    get pid() {
      return running.pid
    },
    async start() {
      running = await startServer(dataDir, port)
    },
    end: (signal) => running?.end(signal),
  }
}

/** One question to the database beside the app. */
export const ask = ({ connection }, sql) => askOnce(connection, sql)

/** The processes that serve connections, whoever uses them. */
export async function findBackends(server) {
  const rows = await ask(
    server,
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => pid)
}
