import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { findEndpoint } from '../../packages/server/dist/database/embedded/endpoint.js'
import { findPlace } from '../../packages/server/dist/database/embedded/place.js'

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))

async function waitForOrigin(child) {
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    const origin = /running at (http:\S+)/.exec(said)?.[1]
    if (origin !== undefined) return origin
  }
  throw new Error(`Larder did not start: ${said}`)
}

/** The built server as people start it, in a folder and on a port of its own, and a connection to its database. */
export async function startLarder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-hostile-'))
  const { DATABASE_URL: _mine, ...environment } = process.env
  const env = {
    ...environment,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    OPEN_FOOD_FACTS_URL: 'off',
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const origin = await waitForOrigin(child)
  let log = ''
  child.stdout.on('data', (chunk) => (log += chunk))
  const { connection } = await findEndpoint(await findPlace(dataDir), 'socket')
  const client = new pg.Client(connection)
  await client.connect()
  return {
    origin,
    port: Number(new URL(origin).port),
    pid: child.pid,
    ask: async (sql, values = []) => (await client.query(sql, [...values])).rows,
    log: () => log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      await client.end()
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function readStatus(pid) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const read = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return {
    pid: Number(pid),
    parent: read('PPid'),
    name: /^Name:\s+(.+)/m.exec(text)?.[1] ?? '',
    megabytes: read('VmRSS') / 1024,
  }
}

/** Memory of the app and of the processes that read photos for it, in MB: PostgreSQL has a bound of its own. */
export async function measureMemory(pid) {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const statuses = await Promise.all(names.map(readStatus))
  const app = statuses.find((status) => status.pid === pid)
  const workers = statuses.filter(({ parent, name }) => parent === pid && !/postgres/.test(name))
  return { app: app?.megabytes ?? 0, workers: workers.reduce((sum, { megabytes }) => sum + megabytes, 0) }
}
