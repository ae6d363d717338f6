import pg from 'pg'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { printHead, printResult, printVerdict } from './report.mjs'
import { bigScenarios, scenarios } from './scenarios.mjs'

/**
 * Larder against a plain node:http handler with the same token check and SQL, on the same PostgreSQL, in the same run.
 * node bench/api/run.mjs; SLICES and SLICE_MS make it longer or shorter, ONLY names one scenario.
 */
const timing = { slices: Number(process.env.SLICES ?? 5), sliceMs: Number(process.env.SLICE_MS ?? 2000) }
const only = process.env.ONLY ?? ''
const items_each = 500
const items_of_big = 5000

await prepare()
const { compare } = await import('./measure.mjs')
const { seedHouseholds } = await import('./seed.mjs')
const { startBaseline, startLarder, startLoad } = await import('./servers.mjs')

async function readETag(port, token) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/inventory`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await answer.arrayBuffer()
  return answer.headers.get('etag')
}

/** Everyone an item of their own, so that they wait for each other as little as people do. */
function chooseCallers(households, connections) {
  return Array.from({ length: connections }, (_, index) => {
    const { token, item_id } = households[index % households.length]
    return { token, item_id: item_id + Math.floor(index / households.length) }
  })
}

async function measureAll(parts, households, chosen) {
  const missed = []
  for (const scenario of chosen.filter(({ name }) => name.startsWith(only))) {
    for (const connections of scenario.connections ?? [1, 32]) {
      const callers = chooseCallers(households, connections)
      const tagged = await Promise.all(
        callers.map(async (caller) => ({ ...caller, etag: await readETag(parts.larder.port, caller.token) })),
      )
      const task = { requests: tagged.map(scenario.request), expected: scenario.expected }
      const result = await compare(parts, task, { ...timing, warmUp: scenario.warmUp })
      missed.push(...printResult(scenario, connections, result))
    }
  }
  return missed
}

const larder = await startLarder()
const baseline = await startBaseline(larder.connection)
const load = startLoad()
const client = new pg.Client({ ...larder.connection })
await client.connect()
const missed = []
try {
  for (const households of [1, 100]) {
    const seeded = await seedHouseholds(client, households, items_each)
    printHead(`${households * items_each} items in ${households} household(s) of ${items_each}`)
    missed.push(...(await measureAll({ larder, baseline, load }, seeded, scenarios)))
  }
  const big = await seedHouseholds(client, 1, items_of_big)
  printHead(`${items_of_big} items in 1 household`)
  missed.push(...(await measureAll({ larder, baseline, load }, big, bigScenarios)))
} finally {
  await client.end()
  load.stop()
  baseline.stop()
  await larder.stop()
}
printVerdict(missed)
process.exit(missed.length === 0 ? 0 : 1)
