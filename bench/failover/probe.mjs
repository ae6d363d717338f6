// node probe.mjs CONNECTION: somebody beside one PostgreSQL, with connections that are open already. Says `ready`, and from the
// first line of its input on writes over each of them, again and again until the input ends. A line tells what became of each
// write: `met` or `missed`, by whether the server took it as a primary, and `acknowledged`, `no answer`, or the refusal.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { createReplicationWatch } from '../../packages/server/dist/database/watch/replication-watch.js'

const connection = JSON.parse(process.argv[2])
const connections_count = 20
const pause_ms = 250
const stopping = new AbortController()
const isStopped = delay(2 ** 30, 'no answer', { signal: stopping.signal }).catch(() => 'no answer')
process.stdin.on('end', () => stopping.abort())

const say = (line) => process.stdout.write(`${line}\n`)
const replication = createReplicationWatch()

async function connect() {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  replication.watch(client)
  await client.connect()
  return client
}

/** What became of one write; with it the connection is of no more use unless it was acknowledged. */
async function write(client) {
  const insert = client.query('insert into cut_probe values ($1)', [randomUUID()])
  try {
    if ((await Promise.race([insert, isStopped])) === 'no answer') return 'met no answer'
    return replication.wasGivenUp(client) ? 'met kept without its standby' : 'met acknowledged'
  } catch (error) {
    // A server that only reads or is starting is no primary any more, and a connection that has ended reaches none.
    const outcome = error.code ?? error.message
    return /^(25006|57P03|Client )/.test(outcome) ? `missed ${outcome}` : `met ${outcome}`
  }
}

async function writeOn(opened) {
  let client = opened
  while (!stopping.signal.aborted) {
    const outcome = client === undefined ? undefined : await write(client)
    if (outcome !== undefined) say(outcome)
    await delay(pause_ms)
    if (outcome === 'met acknowledged') continue
    void client?.end().catch(() => {})
    client = await connect().catch((error) => void say(`missed ${error.code ?? error.message}`))
  }
}

const clients = await Promise.all(Array.from({ length: connections_count }, connect))
say('ready')
await once(process.stdin, 'data')
await Promise.all(clients.map(writeOn))
process.exit(0)
