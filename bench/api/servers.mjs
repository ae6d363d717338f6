import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findEndpoint } from '../../packages/server/dist/database/embedded/endpoint.js'
import { findPlace } from '../../packages/server/dist/database/embedded/place.js'

/** PROFILE names a folder that gets a CPU profile of each server. */
const nodeOptions = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : []

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** The port of a server that says where it is running. */
export async function waitForAddress(child) {
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    const port = /running at http:\/\/[^:]+:(\d+)/.exec(said)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error(`Larder did not start: ${said}`)
}

async function findCluster(dataDir) {
  const place = await findPlace(dataDir)
  const { connection } = await findEndpoint(place, 'socket')
  const postmaster = Number((await readFile(join(place.cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  return { postmaster, connection }
}

/** The built server as people start it, on a database of its own unless the settings name one. */
export async function startLarder(settings = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-bench-'))
  const { DATABASE_URL: _mine, ...environment } = process.env
  // A bench creates in seconds what a household does in years.
  const limits = { RATE_LIMIT: 'off', MAX_ITEMS: '1000000' }
  const env = { ...environment, DATA_DIR: dataDir, ...limits, PORT: '0', HOST: '127.0.0.1', ...settings }
  const child = spawn(process.execPath, [...nodeOptions, here('../../packages/server/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await waitForAddress(child)
  // It logs as it does for people; somebody has to read it.
  child.stdout.resume()
  return {
    name: 'larder',
    pid: child.pid,
    port,
    ...(settings.DATABASE_URL === undefined ? await findCluster(dataDir) : {}),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The baseline server on the same database, with a pool of the same size. */
export async function startBaseline(connection) {
  const child = fork(here('baseline.mjs'), {
    env: { ...process.env, CONNECTION: JSON.stringify(connection) },
    execArgv: nodeOptions,
  })
  const [{ port }] = await once(child, 'message')
  return { name: 'baseline', pid: child.pid, port, stop: () => child.disconnect() }
}

/** The process that makes the load. */
export function startLoad() {
  const child = fork(here('load.mjs'))
  return {
    pid: child.pid,
    async run(task) {
      child.send(task)
      const [{ error, ...result }] = await once(child, 'message')
      if (error !== undefined) throw new Error(error)
      return result
    },
    stop: () => child.disconnect(),
  }
}
