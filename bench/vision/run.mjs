// npm run bench:vision [receipts]: receipts a second of an app with its own workers, of an app with one vision worker
// elsewhere (here: beside it), and of that worker alone; what each receipt costs, and what the app holds. SLICES: how often.
import { randomBytes } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import pg from 'pg'
import { prepare } from '../../scripts/lib/prepare.mjs'

const receipts = Number(process.argv[2] ?? 8)
const slices = Number(process.env.SLICES ?? 3)
const bars = { rate: 0.9, cpu: 1.15, app_mib: 250 }
// A machine with many cores, as the app sees it.
const large = { at_once: 16, job_ms: 1000 }
const large_seconds = 10
// Rates tell nothing where others use the same cores; what a receipt costs still does.
const isQuiet = loadavg()[0] < availableParallelism() / 2
const households = 4
const items_each = 100
const lines_each = 8

await prepare()
const { cpuOfTree } = await import('../api/cpu.mjs')
const { seedHouseholds } = await import('../api/seed.mjs')
const { startLarder } = await import('../api/servers.mjs')
const { drawLongReceipt } = await import('../hostile/loop-photos.mjs')
const { measureRate, readReceipt } = await import('./callers.mjs')
const { startDouble } = await import('./double.mjs')
const { watchMemory } = await import('./memory.mjs')
const { startWorker } = await import('./worker.mjs')

/** An app with households that may send photos. */
async function startApp(name, settings) {
  const larder = await startLarder({ OPEN_FOOD_FACTS_URL: 'off', BACKUPS: 'off', ...settings })
  const client = new pg.Client({ ...larder.connection })
  await client.connect()
  const seeded = await seedHouseholds(client, households, items_each)
  await client.end()
  return { ...larder, name, tokens: seeded.map(({ token }) => token) }
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
const sum = (values) => values.reduce((total, value) => total + value, 0)

const token = randomBytes(24).toString('base64url')
const worker = { ...(await startWorker(token)), token }
const { at_once } = await (await fetch(`${worker.url}/health`)).json()
const local = await startApp('app, own workers', {})
// Nothing of what it serves can have been read by itself.
const remote = await startApp('app, one worker', {
  VISION_URL: worker.url,
  VISION_TOKEN: token,
  VISION_FALLBACK: 'off',
})
const servers = [local, remote, worker]
const missed = []

function judge(isMet, sentence) {
  if (!isMet) missed.push(sentence)
}

/** CPU ms of an app or worker, of the processes it has started, and of PostgreSQL under it. */
const readCpu = async () => sum(await Promise.all(servers.map(({ pid }) => cpuOfTree(pid))))

async function measureSlice(server, photo, callers) {
  // Without an app in which photos wait, as many are sent as the worker takes.
  const at_most = server === worker ? Math.min(callers, at_once) : callers
  const before = await readCpu()
  const { rate, lines } = await measureRate(server, photo, { receipts, callers: at_most })
  judge(lines.length === 1 && lines[0] === lines_each, `${server.name} read ${lines.join(', ')} lines`)
  return { rate, cpu: ((await readCpu()) - before) / receipts }
}

/** In turns and in both directions, so that whatever else the machine does hits all alike. */
async function compare(photo, callers) {
  const measured = new Map(servers.map((server) => [server, []]))
  for (let slice = 0; slice < slices; slice += 1) {
    for (const server of slice % 2 === 0 ? servers : servers.toReversed()) {
      measured.get(server).push(await measureSlice(server, photo, callers))
    }
  }
  return servers.map((server) => ({
    rate: median(measured.get(server).map(({ rate }) => rate)),
    cpu: median(measured.get(server).map(({ cpu }) => cpu)),
  }))
}

/** How far one app goes: receipts a second where the worker is no bound of this machine. */
async function measureLarge(photo) {
  const double = await startDouble({ ...large, receipt: await readReceipt(worker, photo) })
  const app = await startApp('app, a large worker', { VISION_URL: double.url, VISION_FALLBACK: 'off' })
  try {
    const memory = watchMemory([app.pid])
    const capacity = (large.at_once * 1000) / large.job_ms
    await measureRate(app, photo, { receipts: large.at_once, callers: large.at_once })
    const before = await cpuOfTree(app.pid)
    const sent = capacity * large_seconds
    const { rate } = await measureRate(app, photo, { receipts: sent, callers: 2 * large.at_once })
    const cpu = ((await cpuOfTree(app.pid)) - before) / sent
    const { own } = memory.stop().get(app.pid)
    console.log(
      `${app.name} (${capacity} receipts/s): ${rate.toFixed(1)} receipts/s, ${cpu.toFixed(0)} ms of CPU each, ${own.toFixed(0)} MiB`,
    )
    judge(!isQuiet || rate >= bars.rate * capacity, `${app.name} serves ${rate.toFixed(1)} of ${capacity} receipts/s`)
    judge(own < bars.app_mib, `${app.name} holds ${own.toFixed(0)} MiB`)
  } finally {
    await app.stop()
    double.stop()
  }
}

try {
  const photo = await drawLongReceipt(lines_each)
  if (!isQuiet) console.log(`load average ${loadavg()[0].toFixed(1)}: others use this machine, rates are not judged`)
  console.log(`${receipts} receipts of ${lines_each} lines, ${slices} times; ${availableParallelism()} cores for all`)
  // Processes are started with the first photos, and read the next ones faster.
  for (const server of servers) await measureRate(server, photo, { receipts: at_once, callers: at_once })
  const memory = watchMemory(servers.map(({ pid }) => pid))
  for (const callers of [1, 4]) {
    const found = await compare(photo, callers)
    const [own, elsewhere, alone] = found
    for (const [index, { rate, cpu }] of found.entries()) {
      const { name } = servers[index]
      console.log(`${callers} caller(s), ${name}: ${rate.toFixed(3)} receipts/s, ${cpu.toFixed(0)} ms of CPU each`)
    }
    const [toOwn, toAlone] = [elsewhere.rate / own.rate, elsewhere.rate / alone.rate]
    const cost = elsewhere.cpu / own.cpu
    console.log(`  one worker to own workers ${toOwn.toFixed(2)}, to the worker alone ${toAlone.toFixed(2)}`)
    judge(!isQuiet || toAlone >= bars.rate, `${callers} caller(s) get ${toAlone.toFixed(2)} of the rate of the worker`)
    judge(cost <= bars.cpu, `with ${callers} caller(s) a receipt costs ${cost.toFixed(2)} of what it costs own workers`)
  }
  await measureLarge(photo)
  const most = memory.stop()
  for (const { pid, name } of servers) {
    const { own, children } = most.get(pid)
    console.log(`${name}: ${own.toFixed(0)} MiB at most, its processes ${children.toFixed(0)} MiB`)
  }
  const { own, children } = most.get(remote.pid)
  judge(own + children < bars.app_mib, `the app with a worker elsewhere holds ${(own + children).toFixed(0)} MiB`)
} finally {
  await Promise.all([local.stop(), remote.stop()])
  await worker.stop()
}
for (const sentence of missed) console.log(`missed: ${sentence}`)
console.log(missed.length === 0 ? 'all bars cleared' : `${missed.length} bar(s) missed`)
process.exit(missed.length === 0 ? 0 : 1)
