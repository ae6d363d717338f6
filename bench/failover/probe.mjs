// node probe.mjs CONNECTION: writes to one PostgreSQL directly, again and again until its input ends, and says what became of
// each try: a line `acknowledged`, `no answer`, or the code of the refusal.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { createReplicationWatch } from '../../packages/server/dist/database/watch/replication-watch.js'

const connection = JSON.parse(process.argv[2])
const patience_ms = 4_000
const stopping = new AbortController()
process.stdin.on('end', () => stopping.abort()).resume()

async function write() {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  const replication = createReplicationWatch()
  replication.watch(client)
  try {
    await client.connect()
    const insert = client.query('insert into cut_probe values ($1)', [randomUUID()])
    const outcome = await Promise.race([insert, delay(patience_ms, 'no answer')])
    if (outcome === 'no answer') return outcome
    return replication.wasGivenUp(client) ? 'kept without its standby' : 'acknowledged'
  } catch (error) {
    return error.code ?? error.message
  } finally {
    // With a query under way this cuts the connection and cancels nothing.
    void client.end().catch(() => {})
  }
}

while (!stopping.signal.aborted) {
  process.stdout.write(`${await write()}\n`)
  await delay(500)
}
process.exit(0)
