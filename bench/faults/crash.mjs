// node bench/faults/crash.mjs [rounds]: kill -9 of the app, then of PostgreSQL, in a stream of writes. What was acknowledged must be there.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort, killPostmaster, startServer, waitUntilHealthy } from './server.mjs'
import { findLost, register, startStream } from './stream.mjs'

const rounds = Number(process.argv[2] ?? 5)
const clients = 8

const dataDir = await mkdtemp(join(tmpdir(), 'larder-faults-'))
const port = await findFreePort()
const url = `http://127.0.0.1:${port}`
let server = await startServer(dataDir, port)

async function killApp() {
  await server.end('SIGKILL')
  server = await startServer(dataDir, port)
}

/** One round: writes flow before, during and after the kill, and the count covers all of them. */
async function runRound(kill) {
  const token = await register(url)
  const stream = startStream(url, token, clients)
  while (stream.acknowledged.size < 50) await delay(5)
  await delay(Math.random() * 1_000)
  const before = stream.acknowledged.size
  await kill()
  await waitUntilHealthy(url)
  const atReturn = stream.acknowledged.size
  while (stream.acknowledged.size < atReturn + 20) await delay(5)
  const acknowledged = await stream.stop()
  const lost = await findLost(url, token, acknowledged)
  return { before, acknowledged: acknowledged.size, lost: lost.length }
}

async function runRounds(name, kill) {
  const total = { acknowledged: 0, lost: 0 }
  for (let round = 1; round <= rounds; round += 1) {
    const { before, acknowledged, lost } = await runRound(kill)
    console.log(`${name}, round ${round}: acknowledged ${acknowledged} (${before} before the kill), lost ${lost}`)
    total.acknowledged += acknowledged
    total.lost += lost
  }
  console.log(`${name}: acknowledged ${total.acknowledged}, lost ${total.lost}`)
  return total.lost
}

try {
  const lost =
    (await runRounds('kill -9 of the app', killApp)) +
    (await runRounds('kill -9 of PostgreSQL', () => killPostmaster(dataDir)))
  process.exitCode = lost === 0 ? 0 : 1
} finally {
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
