// node bench/scale/run.mjs: throughput of a read and a write mix with 1, 2 and 3 apps on one PostgreSQL, and what bounds it.
// SLICES and SLICE_MS make it longer or shorter, HOUSEHOLDS says over how many the bytes on disk are measured.
import { availableParallelism } from 'node:os'
import pg from 'pg'
import { prepare } from '../../scripts/lib/prepare.mjs'

const timing = {
  slices: Number(process.env.SLICES ?? 5),
  sliceMs: Number(process.env.SLICE_MS ?? 3_000),
  warmUp: 2_000,
}
const most_apps = 3
const connections = 24
const items_each = 120

await prepare()
const { seedHouseholds } = await import('../api/seed.mjs')
const { startLoad } = await import('../api/servers.mjs')
const { startFleet } = await import('../processes/fleet.mjs')
const { startPostgres } = await import('../processes/postgres.mjs')
const { measureMix } = await import('./measure.mjs')
const { mixes } = await import('./mixes.mjs')
const { printHead, printMix } = await import('./report.mjs')
const { household, measureSize } = await import('./size.mjs')

async function readETag(port, token) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/inventory`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await answer.arrayBuffer()
  return answer.headers.get('etag')
}

const cores = availableParallelism()
const postgres = await startPostgres()
const fleet = await startFleet(most_apps, {
  DATABASE_URL: postgres.url,
  DATA_DIR: postgres.dataDir,
  RATE_LIMIT: 'off',
  OPEN_FOOD_FACTS_URL: 'off',
})
const load = startLoad()
const missed = []
try {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const households = await seedHouseholds(client, connections, items_each)
  await client.end()
  const postmaster = await postgres.findPostmaster()
  printHead()
  for (const { name, request, expected } of mixes) {
    const { port } = fleet.apps[0]
    const tagged = await Promise.all(
      households.map(async (caller) => ({ ...caller, etag: await readETag(port, caller.token) })),
    )
    const task = { requests: tagged.map(request), expected }
    missed.push(...printMix(name, await measureMix({ apps: fleet.apps, postmaster, load }, task, timing), cores))
  }
  const { total, tables } = await measureSize(postgres.ask, Number(process.env.HOUSEHOLDS ?? 300))
  console.log(
    `one household after a year (${Object.entries(household)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}): ${(total / 1024).toFixed(0)} KiB on disk with indexes`,
  )
  console.log(`  ${tables.map(([table, bytes]) => `${table} ${(bytes / 1024).toFixed(1)}`).join(', ')} KiB`)
} finally {
  load.stop()
  await fleet.stop()
  await postgres.stop()
}
for (const sentence of missed) console.log(`missed: ${sentence}`)
console.log(missed.length === 0 ? 'all bars cleared' : `${missed.length} bar(s) missed`)
process.exit(missed.length === 0 ? 0 : 1)
