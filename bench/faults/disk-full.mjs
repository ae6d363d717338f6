import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ask } from './server.mjs'
import { send } from './client.mjs'

const refusals_wanted = 40
const reads_wanted = 60
const patience_ms = 20_000
const tight_bytes = 20 * 2 ** 20

/** Somebody who reads all the while; whatever is not a 200 counts. */
function startReader(url, household) {
  const items = [...household.items.keys()]
  const paths = ['/api/inventory', '/api/inventory/predictions', '/api/shopping-list?days=7', '/api/users/profile']
  if (items.length > 0) paths.push(`/api/inventory/${items[0]}`, `/api/inventory/${items[0]}/consumption-history`)
  const seen = { good: 0, refused: [] }
  const stopping = new AbortController()
  async function run() {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const path = paths[count % paths.length]
      const answer = await send(url, { path, token: household.token }).catch((error) => ({ status: error.message }))
      if (answer.status === 200) seen.good += 1
      else seen.refused.push(`${path}: ${answer.status} ${answer.body?.message ?? ''}`)
      await delay(5)
    }
  }
  const running = run()
  return {
    seen,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Enough reads by another household; returns what was refused of them. */
async function readAll(url, household) {
  const reader = startReader(url, household)
  await waitUntil(() => reader.seen.good + reader.seen.refused.length >= reads_wanted, `${reads_wanted} reads`)
  await reader.stop()
  return reader.seen.refused
}

/** Somebody who was away for hours: the token check would like to note that they are back. */
async function addSleeper(server) {
  const username = `sleeper-${randomUUID().slice(0, 13)}`
  const body = { username, email: `${username}@example.com`, password: randomUUID() }
  const answer = await send(server.url, { method: 'POST', path: '/api/auth/register', body })
  const isTheirs = `user_id = (SELECT user_id FROM app_user WHERE username = '${username}')`
  await ask(server, `UPDATE session SET last_used_at = now() - interval '2 hours' WHERE ${isTheirs}`)
  return { token: answer.body.token, items: new Map() }
}

const countRefusals = ({ refusals }) => [...refusals.values()].reduce((sum, count) => sum + count, 0)

async function waitUntil(isReached, what) {
  const deadline = Date.now() + patience_ms
  while (!isReached()) {
    if (Date.now() > deadline) throw new Error(`The disk is full, and there were not ${what}`)
    await delay(10)
  }
}

/**
 * Another process fills the disk to the last byte, in every fourth round nearly so; in every other round twice, so that what was
 * given free is gone as well; in every third PostgreSQL's log comes to the end of its piece just then; in every fifth the app
 * is stopped and started meanwhile. Then there is space again.
 */
export async function strikeDisk(server, { log, ledger, notes }, number) {
  const { disk } = server
  const reader = startReader(server.url, ledger.households[0])
  const asleep = await addSleeper(server)
  await disk.fill('filler', number % 4 === 1 ? tight_bytes : 0)
  // The next WAL segment is due at the worst moment.
  if (number % 3 === 0) await ask(server, 'SELECT pg_switch_wal()').catch(() => undefined)
  await waitUntil(() => countRefusals(log) >= refusals_wanted, `${refusals_wanted} refused writes`)
  if (number % 2 === 0) await disk.fill('more')
  const before = countRefusals(log)
  await waitUntil(() => countRefusals(log) >= before + refusals_wanted, `${refusals_wanted} more`)
  await waitUntil(() => reader.seen.good >= reads_wanted, `${reads_wanted} reads`)
  await reader.stop()
  const ready = await send(server.url, { path: '/api/health/ready' })
  const wrong = ready.body?.status === 'disk_full' ? [] : [`/api/health/ready: ${ready.status} on a full disk`]
  const refused = [...wrong, ...reader.seen.refused, ...(await readAll(server.url, asleep))]
  if (number % 5 === 0) {
    await server.end('SIGTERM')
    await server.start()
    refused.push(...(await readAll(server.url, asleep)))
  }
  notes.refusedReads = refused.length
  for (const line of refused.slice(0, 5)) console.log(`  read refused: ${line}`)
  await disk.freeSpace('filler', 'more')
  return performance.now()
}
