// npm run bench:hostile [share] [name]: attacks on a real server while another household only wants to see the list.
// A share of 0.1 makes a tenth of the connections; a name chooses the attacks that begin with it ("blocks: list").
import { setTimeout as delay } from 'node:timers/promises'
import { prepare } from '../../scripts/lib/prepare.mjs'

const share = Number(process.argv[2] ?? 1)
const only = process.argv[3] ?? ''

await prepare()
const { seedHouseholds } = await import('../api/seed.mjs')
const { startBystander } = await import('./bystander.mjs')
const { connection_attacks } = await import('./connections.mjs')
const { fairness_attacks } = await import('./fairness.mjs')
const { judgeLoop } = await import('./loop.mjs')
const { measureMemory, startLarder } = await import('./server.mjs')
const { path_attacks } = await import('./paths.mjs')
const { createTally } = await import('./sockets.mjs')
const { upload_attacks } = await import('./uploads.mjs')

// A machine that others use too is slow without any attack: then ten times as slow is the bar.
const bars = { p99_ms: 1_000, p99_times: 10, app_mb: 1_000, workers_mb: 2_500 }
const calm_ms = 5_000

const larder = await startLarder()
const households = await seedHouseholds(
  { query: async (sql, values) => ({ rows: await larder.ask(sql, values) }) },
  51,
  50,
)
const [bystander, ...attackers] = households.map(({ token }) => token)
const watched = { port: larder.port, token: bystander }

function watchMemory() {
  const peak = { app: 0, workers: 0 }
  const look = async () => {
    const now = await measureMemory(larder.pid)
    peak.app = Math.max(peak.app, now.app)
    peak.workers = Math.max(peak.workers, now.workers)
  }
  const timer = setInterval(look, 200)
  return async () => {
    clearInterval(timer)
    await look()
    return peak
  }
}

async function attack(calm, { name, count: full, allowed, run }) {
  const tally = createTally()
  const count = Math.max(20, Math.ceil(full * share))
  const stopMemory = watchMemory()
  const other = await startBystander(watched)
  const result = await run({ port: larder.port, tokens: attackers, ask: larder.ask, tally, count })
  const [seen, peak] = [await other.stop(), await stopMemory()]
  const { note, surprises = [] } = typeof result === 'string' ? { note: result } : result
  const missed = tally
    .entries()
    .filter(([outcome]) => !allowed.includes(outcome))
    .map(([outcome, times]) => `${times} x ${outcome}`)
  if (seen.failed > 0) missed.push(`the bystander failed ${seen.failed} times (${seen.why})`)
  if (seen.p99 > Math.max(bars.p99_ms, calm.p99 * bars.p99_times))
    missed.push(`p99 of the bystander is ${seen.p99.toFixed(0)} ms`)
  if (peak.app > bars.app_mb) missed.push(`the app took ${peak.app.toFixed(0)} MB`)
  if (peak.workers > bars.workers_mb) missed.push(`the workers took ${peak.workers.toFixed(0)} MB`)
  if (!larder.isRunning()) missed.push('the server is gone')
  return { name, count, tally, seen, peak, note, missed: [...missed, ...surprises] }
}

const widths = [-42, 7, -40, 9, 9, 9, 10]
const row = (cells) =>
  cells
    .map((cell, index) =>
      widths[index] < 0 ? String(cell).padEnd(-widths[index]) : String(cell).padStart(widths[index]),
    )
    .join(' ')

function print({ name, count, tally, seen, peak, note }) {
  const outcomes = tally.entries().map(([outcome, times]) => `${outcome}: ${times}`)
  const cells = [seen.p50.toFixed(0), seen.p99.toFixed(0), peak.app.toFixed(0), peak.workers.toFixed(0)]
  console.log(row([name, count, outcomes.join(', '), ...cells]) + (note === '' ? '' : `  ${note}`))
}

const missed = []
try {
  const alone = await startBystander(watched)
  await delay(calm_ms)
  const seen = await alone.stop()
  console.log(row(['attack', 'count', 'answers', 'p50 ms', 'p99 ms', 'app MB', 'worker MB']))
  print({ name: 'none', count: 0, tally: createTally(), seen, peak: await measureMemory(larder.pid), note: '' })
  for (const one of [...connection_attacks, ...path_attacks, ...upload_attacks, ...fairness_attacks].filter(
    ({ name }) => name.startsWith(only),
  )) {
    const result = await attack(seen, one)
    print(result)
    missed.push(...result.missed.map((sentence) => `${result.name}: ${sentence}`))
    if (!larder.isRunning()) break
  }
  if (larder.isRunning()) missed.push(...(await judgeLoop({ larder, only })))
  const stacks = (larder.log().match(/"level":(50|60).*/g) ?? []).slice(0, 3)
  missed.push(...stacks.map((line) => `in the log: ${line.slice(0, 300)}`))
  console.log(
    '\np50, p99: GET /api/inventory by another household at the same time, each on a new connection and from when it stands; MB: the most seen',
  )
  for (const sentence of missed) console.log(`missed: ${sentence}`)
  console.log(missed.length === 0 ? 'all bars cleared' : `${missed.length} bar(s) missed`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await larder.stop()
}
