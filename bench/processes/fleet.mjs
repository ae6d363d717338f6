import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))
// Longer than any start on a busy machine.
const patience_ms = 60_000

/** Several apps on one database, started at the same moment, each brought back when it ends as a supervisor would. */
export async function startFleet(count, variables) {
  const { DATABASE_URL: _mine, DATA_DIR: _data, ...environment } = process.env
  const env = { ...environment, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...variables }
  const apps = Array.from({ length: count }, () => ({ port: undefined, child: undefined, starts: 0 }))
  const migrations = []
  const faults = []
  const refusals = []
  let isStopping = false

  function read(line) {
    if (line.includes('was brought up to date')) migrations.push(JSON.parse(line).applied)
    // Level 50 and above: what the app itself calls a fault of ours.
    if (/"level":[56]\d/.test(line)) faults.push(line)
  }

  async function start(app) {
    app.starts += 1
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    app.child = child
    let head = ''
    let rest = ''
    let tell
    const port = new Promise((resolve) => (tell = resolve))
    child.stdout.on('data', (chunk) => {
      if (app.port === undefined) head += chunk
      const found = /running at http:\/\/[^:]+:(\d+)/.exec(head)?.[1]
      if (found !== undefined) tell(Number(found))
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop()
      for (const line of lines) read(line)
    })
    child.stderr.on('data', (chunk) => (head += chunk))
    app.ended = once(child, 'exit').then(() => {
      app.port = undefined
      return head
    })
    const patience = new AbortController()
    const silent = delay(patience_ms, 'silent', { signal: patience.signal }).catch(() => undefined)
    const outcome = await Promise.race([port, app.ended.then(() => undefined), silent])
    patience.abort()
    if (outcome === 'silent') {
      child.kill('SIGKILL')
      throw new Error(`An app did not listen within ${patience_ms / 1000} s; it said: ${head}`)
    }
    app.port = outcome
    if (app.port !== undefined || isStopping) return
    refusals.push(await app.ended)
    await start(app)
  }

  async function add() {
    const app = { port: undefined, child: undefined, starts: 0 }
    apps.push(app)
    await start(app)
  }

  await Promise.all(apps.map(start))
  return {
    apps,
    migrations,
    faults,
    /** What those said that ended instead of starting. */
    refusals,
    /** One more, which is never replaced; resolves when it listens. */
    add,
    /** Ends one of the first, by kill -9 unless told otherwise, and starts it anew at once. */
    async replace(index, signal = 'SIGKILL') {
      const app = apps[index % count]
      app.child.kill(signal)
      await app.ended
      await start(app)
    },
    async stop() {
      isStopping = true
      for (const { child } of apps) child.kill('SIGTERM')
      await Promise.all(apps.map(({ ended }) => ended))
    },
  }
}
