import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { distribute } from '../../packages/server/dist/database/distribution/distribute.js'
import { migrate } from '../../packages/server/dist/database/migrate.js'
import { audit } from '../processes/audit.mjs'
import { withClient } from '../ask-once.mjs'
import { startApps } from '../failover/apps.mjs'
import { ask, createRole, inDatabase, openCluster } from './cluster.mjs'
import { measureRate, startBusyLoad } from './load.mjs'
import { killWorker, loseStandby, outage_ms, rebalance } from './strikes.mjs'
import { undoAll, undoLater, undoWhenTold } from './undo.mjs'
import { openWorker } from './worker.mjs'

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))

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

/** The rate of writes on a plain database of the coordinator's own server. */
async function measurePlain(coordinator, role, seconds, dataDir) {
  const name = `larder_bench_plain_${process.pid}`
  undoLater(() => ask(coordinator, `drop database if exists ${name} with (force)`))
  await ask(coordinator, `create database ${name} owner ${role.user}`)
  const fleet = await startApps({ DATABASE_URL: inDatabase(coordinator, name, role), DATA_DIR: dataDir })
  const load = await startBusyLoad(fleet.apps)
  await load.waitForWrites(100)
  const rate = await measureRate(load, seconds)
  await load.stop()
  await fleet.stop()
  return rate
}

/** A worker that acknowledges before anything is on its disk: what it held in memory is gone when it is killed. */
const forgetful = { synchronous_commit: 'off', wal_writer_delay: '10s' }
const careful = { synchronous_commit: undefined, wal_writer_delay: undefined }

const sayKill = ({ meanwhile, phones, own, others }) =>
  `a worker killed for ${outage_ms / 1_000} s: ${meanwhile} writes acknowledged meanwhile; 503 to its ${phones} phones ${own}, to others ${others}`

/** What is done to the cluster under load, one after the other. */
async function strike({ cluster, load, workers, spare, say }) {
  const worker = await openWorker(workers[0])
  const kill = await killWorker(cluster, load, worker)
  say(sayKill(kill))
  const standby = await loseStandby(cluster, load, worker)
  say(
    `a worker without its standby: ${standby.cancelled} commits cancelled, ${standby.wrong} writes acknowledged to its ${standby.phones} phones`,
  )
  if (spare === undefined) return { kill, standby }
  const moved = await rebalance(cluster, load, spare)
  say(
    `rebalanced onto one more worker in ${moved.seconds.toFixed(0)} s: ${moved.moved} of 32 shards moved, ${moved.writes} writes meanwhile, ${moved.refused} refused`,
  )
  return { kill, standby, moved }
}

/** The control: kills of a worker that forgets have to lose something. */
async function strikeForgetful({ cluster, load, workers, say }) {
  const worker = await openWorker(workers[0])
  await worker.configure(forgetful)
  try {
    await load.waitForWrites(500)
    const kill = await killWorker(cluster, load, worker)
    say(sayKill(kill))
    return { kill }
  } finally {
    await worker.configure(careful)
  }
}

/** Larder on the cluster while `strikes` happen, and what the books say afterwards. */
async function runOnCluster(bench) {
  const { cluster, workers, dataDir, strikes, say } = bench
  for (const worker of workers) await cluster.add(worker)
  await migrate({ connectionString: cluster.url })
  await withClient({ connectionString: cluster.url }, distribute)
  const fleet = await startApps({ DATABASE_URL: cluster.url, DATA_DIR: dataDir })
  try {
    const load = await startBusyLoad(fleet.apps)
    await load.waitForWrites(100)
    const rate = bench.seconds === 0 ? undefined : await measureRate(load, bench.seconds)
    if (rate !== undefined) say(`writes: ${rate.toFixed(0)} a second`)
    const struck = await strikes({ ...bench, load })
    await load.waitForWrites(100)
    const acknowledged = load.countAcknowledged()
    await load.stop()
    const { tally, members } = load
    const asked = (sql, values) => ask(cluster.url, sql, values)
    const { findings, events } = await audit({ ask: asked, ...fleet, members })
    delete findings['migrations that did not run exactly once']
    return { ...struck, rate, findings, events, tally, acknowledged, faults: fleet.faults }
  } finally {
    await fleet.stop()
  }
}

/** Everything that `run.mjs` prints. */
export async function runTrial({ coordinator, workers, spare, seconds, isControl, say }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-citus-'))
  const all = [...workers, ...(spare === undefined ? [] : [spare])]
  undoWhenTold()
  const role = await createRole([coordinator, ...all])
  const open = (nodes) => openCluster({ coordinator, workers: nodes, role })
  try {
    if (isControl) {
      const bench = { cluster: await open(workers), workers, dataDir, seconds: 0, strikes: strikeForgetful, say }
      return await runOnCluster(bench)
    }
    const refusal = await startHalfDistributed(await open(workers.slice(0, 1)), workers[0])
    say(`half distributed: ${refusal.isRefused ? 'refused' : 'NOT refused'}: ${refusal.sentence}`)
    const plain_rate = await measurePlain(coordinator, role, seconds, dataDir)
    const bench = { cluster: await open(all), workers, spare, dataDir, seconds, strikes: strike, say }
    const result = await runOnCluster(bench)
    say(
      `plain PostgreSQL on the same machine: ${plain_rate.toFixed(0)} writes a second; ratio ${(result.rate / plain_rate).toFixed(2)}`,
    )
    return { refusal, ...result }
  } finally {
    await undoAll()
    await rm(dataDir, { recursive: true, force: true })
  }
}
