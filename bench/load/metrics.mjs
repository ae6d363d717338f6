// node bench/load/metrics.mjs: what counting costs. Two Larders on one database, with metrics and without, in turns.
import pg from 'pg'
import { prepare } from '../../scripts/lib/prepare.mjs'

await prepare()
const { compare } = await import('../api/measure.mjs')
const { scenarios } = await import('../api/scenarios.mjs')
const { seedHouseholds } = await import('../api/seed.mjs')
const { startLarder, startLoad } = await import('../api/servers.mjs')

const at_most = 1.05
const timing = { slices: Number(process.env.SLICES ?? 9), sliceMs: Number(process.env.SLICE_MS ?? 1500) }

/** The other one's database as an address. */
function addressOf({ host, port, user, database, password }) {
  const parts = { host, port, user, ...(password === undefined ? {} : { password }) }
  return `postgres:///${database}?${new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== undefined))}`
}

const without = await startLarder()
const counting = await startLarder({ METRICS_PORT: '0', DATABASE_URL: addressOf(without.connection) })
const load = startLoad()
const client = new pg.Client({ ...without.connection })
await client.connect()
const ratios = []
try {
  const households = await seedHouseholds(client, 16, 100)
  const parts = {
    larder: { ...counting, name: 'larder', postmaster: without.postmaster },
    baseline: { ...without, name: 'baseline' },
    load,
  }
  for (const scenario of scenarios.filter(({ name }) => name === 'get' || name === 'purchase, consume')) {
    const task = { requests: households.map(scenario.request), expected: scenario.expected }
    const { larder, baseline, cpuRatio } = await compare(parts, task, { ...timing, warmUp: scenario.warmUp })
    ratios.push(cpuRatio)
    console.log(
      `${scenario.name}: ${larder.cpu.toFixed(3)} ms of CPU with metrics, ${baseline.cpu.toFixed(3)} without: ${cpuRatio.toFixed(3)}`,
    )
  }
} finally {
  await client.end()
  load.stop()
  await counting.stop()
  await without.stop()
}
const isMet = ratios.every((ratio) => ratio <= at_most)
console.log(`${isMet ? 'ok' : 'missed'}: at most ${at_most}`)
process.exit(isMet ? 0 : 1)
