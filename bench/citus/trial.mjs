import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { distribute } from '../../packages/server/dist/database/distribution/distribute.js'
import { migrate } from '../../packages/server/dist/database/migrate.js'
import { audit } from '../processes/audit.mjs'
import { withClient } from '../ask-once.mjs'
import { startApps } from '../failover/apps.mjs'
import { ask, inDatabase, openCluster, openWorker } from './cluster.mjs'
import { measureRate, startBusyLoad } from './load.mjs'

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))
const outage_ms = 8_000

/** An app on a database in which one table of households was added and not distributed: what it says, and whether it ends. */
async function startHalfDistributed({ url, add }, worker) {
  await add(worker)
  await migrate({ connectionString: url })
  await withClient({ connectionString: url }, distribute)
  await ask(url, 'create table pantry (household_id bigint primary key)')
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', DATA_DIR: tmpdir() },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { isRefused: status === 1, sentence: stderr.trim() }
}

/** Which phones belong to households of the worker with this port. */
async function listPhones(url, { members }, port) {
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
  return members.flatMap(({ account }, index) => (here.has(account.username) ? [`10.0.0.${index}`] : []))
}

const sumRefused = (entries) => entries.reduce((total, [, times]) => total + times, 0)

/** A worker ends for some seconds; only its own households may notice. */
async function killWorker(url, load, worker) {
  const phones = new Set(await listPhones(url, load, worker.port))
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

async function rebalance(cluster, load, spare) {
  await cluster.add(spare)
  load.tally.refused.clear()
  const before = load.countAcknowledged()
  const began = performance.now()
  await withClient({ connectionString: cluster.url }, async (client) => {
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

/** The rate of writes on a plain database of the coordinator's own server. */
async function measurePlain(coordinator, seconds, dataDir) {
  const name = `larder_bench_plain_${process.pid}`
  await ask(coordinator, `create database ${name}`)
  try {
    const fleet = await startApps({ DATABASE_URL: inDatabase(coordinator, name), DATA_DIR: dataDir })
    const load = await startBusyLoad(fleet.apps)
    await load.waitForWrites(100)
    const rate = await measureRate(load, seconds)
    await load.stop()
    await fleet.stop()
    return rate
  } finally {
    await ask(coordinator, `drop database ${name} with (force)`)
  }
}

/** Everything that `run.mjs` prints. */
export async function runTrial({ coordinator, workers, spare, seconds, say }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-citus-'))
  const half = await openCluster({ coordinator, workers: workers.slice(0, 1) })
  const cluster = await openCluster({ coordinator, workers: [...workers, ...(spare === undefined ? [] : [spare])] })
  try {
    const refusal = await startHalfDistributed(half, workers[0])
    say(`half distributed: ${refusal.isRefused ? 'refused' : 'NOT refused'}: ${refusal.sentence}`)
    const plain_rate = await measurePlain(coordinator, seconds, dataDir)

    for (const worker of workers) await cluster.add(worker)
    await migrate({ connectionString: cluster.url })
    await withClient({ connectionString: cluster.url }, distribute)
    const fleet = await startApps({ DATABASE_URL: cluster.url, DATA_DIR: dataDir })
    const load = await startBusyLoad(fleet.apps)
    await load.waitForWrites(100)
    const rate = await measureRate(load, seconds)
    say(
      `writes: ${rate.toFixed(0)} a second; plain PostgreSQL on the same machine ${plain_rate.toFixed(0)}; ratio ${(rate / plain_rate).toFixed(2)}`,
    )

    const kill = await killWorker(cluster.url, load, await openWorker(workers[0]))
    say(
      `a worker killed for ${outage_ms / 1_000} s: ${kill.meanwhile} writes acknowledged meanwhile; 503 to its ${kill.phones} phones ${kill.own}, to others ${kill.others}`,
    )
    const moved = spare === undefined ? undefined : await rebalance(cluster, load, spare)
    if (moved !== undefined)
      say(
        `rebalanced onto one more worker in ${moved.seconds.toFixed(0)} s: ${moved.moved} of 32 shards moved, ${moved.writes} writes meanwhile, ${moved.refused} refused`,
      )
    await load.waitForWrites(100)
    const acknowledged = load.countAcknowledged()
    await load.stop()
    const { tally, members } = load
    const asked = (sql, values) => ask(cluster.url, sql, values)
    const { findings, events } = await audit({ ask: asked, ...fleet, members })
    delete findings['migrations that did not run exactly once']
    await fleet.stop()
    return { refusal, kill, moved, findings, events, tally, acknowledged, faults: fleet.faults }
  } finally {
    await cluster.drop()
    await half.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
