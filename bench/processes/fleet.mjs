import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { waitForPort } from './postgres.mjs'

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))

/** Several apps on one database, started at the same moment, each brought back when it ends as a supervisor would. */
export async function startFleet(count, variables) {
  const { DATABASE_URL: _mine, DATA_DIR: _data, ...environment } = process.env
  const env = { ...environment, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...variables }
  const apps = Array.from({ length: count }, () => ({ port: undefined, child: undefined, starts: 0 }))
  const migrations = []
  const faults = []
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
    child.stdout.on('data', (chunk) => {
      if (head.length < 20_000) head += chunk
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop()
      for (const line of lines) read(line)
    })
    child.stderr.on('data', (chunk) => (head += chunk))
    app.ended = once(child, 'exit').then(() => {
      app.port = undefined
      return head
    })
    app.port = await waitForPort(child, () => head)
    if (app.port !== undefined || isStopping) return
    // Its database may have been away at this moment: the supervisor tries again.
    app.refused = (await app.ended).trim().split('\n').at(-1)
    await start(app)
  }

  await Promise.all(apps.map(start))
  return {
    apps,
    migrations,
    faults,
    /** kill -9, and a new start at once. */
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
