import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '../ask-once.mjs'
import { ask } from './cluster.mjs'
import { keyed } from './load.mjs'

export const outage_ms = 8_000
const cancelling_ms = 5_000
const patience_ms = 30_000

/** The addresses of the phones whose households lie on the worker with this port. */
async function listPhones(url, { members, addresses }, port) {
  const rows = await ask(url, `select username, household_id from app_user join household_member using (user_id)`)
  const here = new Set()
  for (const { username, household_id } of rows) {
    const [place] = await ask(
      url,
      `select nodeport from citus_shards
       where shardid = get_shard_id_for_distribution_column('household'::regclass, $1::bigint)`,
      [household_id],
    )
    if (place.nodeport === port) here.add(username)
  }
  return addresses.filter((_, index) => here.has(members[index].account.username))
}

const sumRefused = (entries) => entries.reduce((total, [, times]) => total + times, 0)

/** A worker ends for some seconds; only its own households may notice. */
export async function killWorker(cluster, load, worker) {
  const phones = new Set(await listPhones(cluster.url, load, worker.port))
  load.tally.refused.clear()
  const before = load.countAcknowledged()
  worker.kill()
  await delay(outage_ms)
  const meanwhile = load.countAcknowledged() - before
  await worker.start()
  await load.waitForWrites(100)
  const refused = [...load.tally.refused]
  return {
    phones: phones.size,
    meanwhile,
    own: sumRefused(refused.filter(([address]) => phones.has(address))),
    others: sumRefused(refused.filter(([address]) => !phones.has(address))),
  }
}

/**
 * The synchronous standby of a worker is gone, and every commit that waits for it is cancelled: the worker keeps what nobody
 * else has. From the first refusal of a phone on nothing that it writes may be acknowledged.
 */
export async function loseStandby(cluster, load, worker) {
  const phones = await listPhones(cluster.url, load, worker.port)
  await load.choose(keyed)
  load.tally.refused.clear()
  let cancelled = 0
  let acknowledged
  let began
  await worker.configure({ synchronous_standby_names: 'nobody' })
  try {
    const deadline = Date.now() + patience_ms
    while (began === undefined || Date.now() < began + cancelling_ms) {
      cancelled += await worker.cancelWaits(cluster.name)
      if (began === undefined && phones.every((address) => load.tally.refused.has(address))) {
        began = Date.now()
        acknowledged = load.countAcknowledgedBy(phones)
      }
      if (began === undefined && Date.now() > deadline) break
      await delay(20)
    }
    const wrong = began === undefined ? undefined : load.countAcknowledgedBy(phones) - acknowledged
    return { phones: phones.length, cancelled, wrong }
  } finally {
    await worker.configure({ synchronous_standby_names: undefined })
    await load.waitForWrites(100)
  }
}

/** One more worker takes its part of the shards while everybody writes. */
export async function rebalance(cluster, load, spare) {
  await cluster.add(spare)
  load.tally.refused.clear()
  const before = load.countAcknowledged()
  const began = performance.now()
  await withClient({ connectionString: cluster.administrator }, async (client) => {
    await client.query(`select citus_rebalance_start(shard_transfer_mode => 'force_logical')`)
    await client.query('select citus_rebalance_wait()')
  })
  const seconds = (performance.now() - began) / 1_000
  const [{ count }] = await ask(
    cluster.url,
    `select count(*) from citus_shards where table_name = 'household'::regclass and nodeport = $1`,
    [Number(new URL(spare).port)],
  )
  const refused = sumRefused([...load.tally.refused])
  return { seconds, writes: load.countAcknowledged() - before, moved: Number(count), refused }
}
