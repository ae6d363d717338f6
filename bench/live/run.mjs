// npm run bench:live [seconds]: 2,000 streams of 500 households on one process: what each costs, how soon a change is told
// while 20 writes a second happen, and that somebody who does not read is cut. Beside it the same writes without streams, and
// a bare broadcaster of Node's.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { cpuOfProcess, cpuOfTree } from '../api/cpu.mjs'
import { askOnce, withClient } from '../ask-once.mjs'
import { findFreePort } from '../faults/server.mjs'
import { takeSample } from '../load/memory.mjs'
import { printTitle, quantile } from '../load/report.mjs'

const seconds = Number(process.argv[2] ?? 30)
const rate = 20
const count = 500
const each = 4
const idle_seconds = 40
const warm_seconds = 10
const bars = { told_p99_ms: 500, stream_kib: 64, idle_cores: 0.05 }

await prepare()
const { seedHouseholds } = await import('../api/seed.mjs')
const { startLarder } = await import('../api/servers.mjs')

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const phones = fork(here('client.mjs'), { serialization: 'advanced' })
async function ask(task, options = {}) {
  phones.send({ task, ...options })
  const [{ error, ...answer }] = await once(phones, 'message')
  if (error !== undefined) throw new Error(error)
  return answer
}

const metricsPort = await findFreePort()
const larder = {
  ...(await startLarder({
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: '127.0.0.1',
    BACKUPS: 'off',
    LOG_LEVEL: 'warn',
    OPEN_FOOD_FACTS_URL: 'off',
  })),
  metricsPort,
}

async function readMetric(name) {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

async function waitFor(what, isTrue) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isTrue()) return
    await delay(100)
  }
  throw new Error(`${what} did not happen within 30 s`)
}

const describe = (times) => ({ p50: quantile(times, 0.5), p99: quantile(times, 0.99), most: Math.max(...times) })

const readCpu = async () => ({
  app: await cpuOfProcess(larder.pid),
  postgresql: await cpuOfTree(larder.postmaster),
})

async function measureCpu(work) {
  const [before, began] = [await readCpu(), performance.now()]
  const result = await work()
  const [after, ms] = [await readCpu(), performance.now() - began]
  return { result, app: (after.app - before.app) / ms, postgresql: (after.postgresql - before.postgresql) / ms }
}

const write = (port, told_each, households, length = seconds) =>
  ask('write', { port, households, rate, seconds: length, told_each })

/** More than the system keeps for one who does not read: each is another message, or PostgreSQL would send one. */
const flood = `
  select pg_notify('larder_live', json_build_object('household_id', $1::bigint, 'kinds', json_build_array('notices'),
    'origin', 'bench-' || n, 'version', 1)::text) from generate_series(1, 20000) as n`

async function floodOne(household) {
  await ask('pause', { port: larder.port, household })
  const [{ household_id }] = await askOnce(
    larder.connection,
    `select household_id from item where item_id = ${household.item_id}`,
  )
  const before = await takeSample(larder)
  let most = before.app
  await waitFor('the cut of one who does not read', async () => {
    await askOnce(larder.connection, flood, [household_id])
    most = Math.max(most, (await takeSample(larder)).app)
    return (await readMetric('larder_live_dropped_total')) > 0
  })
  return { dropped: await readMetric('larder_live_dropped_total'), grown_mib: most - before.app }
}

async function measureBroadcaster(households) {
  const child = fork(here('broadcaster.mjs'))
  const [{ port }] = await once(child, 'message')
  await ask('open', { port, households, each })
  const { told } = await write(port, each, households)
  await ask('close')
  child.disconnect()
  return describe(told)
}

const problems = []
const judge = (isGood, what) => isGood || problems.push(what)
const ms = (value) => `${value.toFixed(1)} ms`
const line = (name, { p50, p99, most }) =>
  console.log(`${name.padEnd(52)} p50 ${ms(p50).padStart(9)}  p99 ${ms(p99).padStart(9)}  most ${ms(most).padStart(9)}`)

try {
  const [silent, ...households] = await withClient(larder.connection, (client) => seedHouseholds(client, count + 1, 5))
  await waitFor('listening', async () => (await readMetric('larder_live_listening')) === 1)
  printTitle(`${count * each} streams of ${count} households on one process, ${rate} writes a second for ${seconds} s`)

  // What comes first is slow whatever it is.
  await write(larder.port, 0, households, warm_seconds)
  const alone = await measureCpu(() => write(larder.port, 0, households))
  await delay(5_000)
  const before = await takeSample(larder)
  await ask('open', { port: larder.port, households, each })
  await delay(5_000)
  const after = await takeSample(larder)
  const stream_kib = ((after.app - before.app) * 1024) / (count * each)
  const idle = await measureCpu(() => delay(idle_seconds * 1000))
  const told = await measureCpu(() => write(larder.port, each, households))
  const { open } = await ask('count')
  const slow = await floodOne(silent)
  const left = await ask('count')
  await ask('close')
  const bare = await measureBroadcaster(households)

  console.log(
    `memory a stream ${stream_kib.toFixed(1)} KiB (app ${before.app.toFixed(0)} MiB before, ${after.app.toFixed(0)} after)`,
  )
  console.log(
    `CPU with nothing to tell, ${idle_seconds} s: app ${idle.app.toFixed(4)} cores, PostgreSQL ${idle.postgresql.toFixed(4)}`,
  )
  console.log(
    `CPU at ${rate} writes/s: app ${told.app.toFixed(3)} cores, PostgreSQL ${told.postgresql.toFixed(3)}; without streams ${alone.app.toFixed(3)}, ${alone.postgresql.toFixed(3)}`,
  )
  const [times, without] = [describe(told.result.told), describe(alone.result.answered)]
  line('a write answered, without streams', without)
  line('a write answered, with streams', describe(told.result.answered))
  line('from the write being sent until others were told', times)
  line('a bare broadcaster, which writes nothing', bare)
  console.log(
    `told ${told.result.told.length}, missing ${told.result.missing}; streams open ${open} of ${count * each}`,
  )
  console.log(
    `one who does not read: cut ${slow.dropped}, the app grew by ${slow.grown_mib.toFixed(1)} MiB meanwhile; streams open ${left.open}`,
  )
  judge(times.p99 < bars.told_p99_ms, `p99 ${ms(times.p99)} is not below ${bars.told_p99_ms} ms`)
  judge(told.result.missing === 0, `${told.result.missing} changes were not told`)
  judge(open === count * each, `${count * each - open} streams ended by themselves`)
  judge(stream_kib < bars.stream_kib, `a stream takes more than ${bars.stream_kib} KiB`)
  judge(idle.app < bars.idle_cores, `idle streams take more than ${bars.idle_cores} cores`)
  judge(slow.dropped === 1, 'not exactly the one who does not read was cut')
} finally {
  phones.disconnect()
  await larder.stop()
}
console.log(problems.length === 0 ? '\nok' : `\n${problems.join('\n')}`)
process.exit(problems.length === 0 ? 0 : 1)
