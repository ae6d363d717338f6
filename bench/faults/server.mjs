import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))
const patienceMs = 60_000

/** A port that stays the same over restarts, so that clients find the server again. */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** Resolves when the server and its database answer, also after the one or the other was killed. */
export async function waitUntilHealthy(url) {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await delay(20)
  }
  throw new Error('The server did not come back')
}

/** The built server as people start it. */
export async function startServer(dataDir, port) {
  const { DATABASE_URL: _mine, ...environment } = process.env
  const env = {
    ...environment,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  await waitUntilHealthy(`http://127.0.0.1:${port}`)
  return {
    pid: child.pid,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}

/** kill -9 for PostgreSQL itself. */
export async function killPostmaster(dataDir) {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  process.kill(Number(file.split('\n')[0]), 'SIGKILL')
}
