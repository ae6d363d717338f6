import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { askOnce } from '../ask-once.mjs'
import { createAsker } from '../processes/asker.mjs'
import { findAccount } from './account.mjs'
import { createNetwork } from './network.mjs'
import { createNode, superuser } from './node.mjs'
import { startBalancer, startEtcd } from './services.mjs'

const patience_ms = 120_000
const larder = { user: 'larder', password: 'failover-larder', database: 'larder' }

const countStandbys = `select count(*)::int as count from pg_stat_replication where state = 'streaming'`

/** Asks again and again until the answer is a good one; a question that fails has none yet. */
async function waitFor(what, look) {
  const deadline = Date.now() + patience_ms
  while (Date.now() < deadline) {
    const found = await look().catch(() => undefined)
    if (found) return found
    await delay(100)
  }
  throw new Error(`After ${patience_ms / 1000} s there was still no ${what}`)
}

/** Three nodes of which one is the primary, with etcd and HAProxy before them, and a database for Larder. */
export async function startCluster(tools, isSynchronous) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-failover-'))
  chmodSync(folder, 0o755)
  const account = findAccount()
  const { home, places } = await createNetwork(3, join(folder, 'network.log'))
  const etcd = await startEtcd({ home, folder, tools })
  const nodes = []
  for (const [index, place] of places.entries()) {
    const name = `node${index + 1}`
    nodes.push(await createNode({ name, place, folder: join(folder, name), etcd, tools, account, isSynchronous }))
  }
  const balancer = await startBalancer({ home, folder, tools }, nodes)
  const administrator = { ...balancer, ...superuser }
  const { ask } = createAsker({ ...administrator, database: larder.database })

  const findPrimary = () =>
    waitFor('primary', async () => {
      const states = await Promise.all(nodes.map(async (node) => [node, await node.is('primary')]))
      return states.find(([, isPrimary]) => isPrimary)?.[0]
    })
  const waitUntilRedundant = () =>
    waitFor('primary with two standbys', async () => {
      const [{ count }] = await askOnce({ ...administrator, database: 'postgres' }, countStandbys)
      if (!isSynchronous) return count === 2
      // As Patroni has it, not PostgreSQL: a standby that dies in the seconds between is waited for until it is back
      // (patroni#3468).
      const states = await Promise.all(nodes.map((node) => node.is('synchronous')))
      return count === 2 && states.filter(Boolean).length === 2
    })

  nodes[0].start()
  await findPrimary()
  for (const node of nodes.slice(1)) node.start()
  await waitUntilRedundant()
  await askOnce(
    { ...administrator, database: 'postgres' },
    `create role ${larder.user} login password '${larder.password}'`,
  )
  await askOnce({ ...administrator, database: 'postgres' }, `create database ${larder.database} owner ${larder.user}`)
  const url = `postgres://${larder.user}:${larder.password}@${balancer.host}:${balancer.port}/${larder.database}`
  return { folder, nodes, url, ask, findPrimary, waitUntilRedundant }
}
