import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { exportCsv, exportJson } from '../../packages/server/dist/account/export.js'
import { createDatabase } from '../../packages/server/dist/database/database.js'
import { startCluster } from '../../packages/server/dist/database/embedded/cluster.js'
import { migrate } from '../../packages/server/dist/database/migrate.js'
import { fill } from './fill.mjs'

/** Backs so many households up and restores them with the real commands: npm run bench:backup -- 200 500 0 50000 */
const [households, events, catalogue, exported] = [200, 500, 0, 50_000].map((usual, at) =>
  Number(process.argv[2 + at] ?? usual),
)
const budgets = { memory_mb: 200, export_mb: 60 }
const log = pino({ level: 'silent' })

async function readPeak(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function run(script, file, dataDir) {
  const command = fileURLToPath(new URL(`../../packages/server/dist/backup/${script}.js`, import.meta.url))
  const started = performance.now()
  const child = spawn(process.execPath, [command, file], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  let peak = 0
  const watch = setInterval(async () => (peak = Math.max(peak, await readPeak(child.pid))), 50)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return { seconds: (performance.now() - started) / 1000, memory_mb: peak }
}

// Order does not matter, and what a restore moves on purpose stays out.
const digestOf = (table) => `
  select count(*) as rows, sum(hashtextextended((to_jsonb(t) - 'version' - 'inventory_version')::text, 0)::numeric) as digest
  from ${table} as t`

async function digest(client) {
  const { rows } = await client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace
    and relkind = 'r' and relpersistence = 'p' and relname not in ('migration', 'session') order by 1`)
  const all = {}
  for (const { relname } of rows) all[relname] = (await client.query(digestOf(relname))).rows[0]
  return all
}

async function withCluster(dataDir, work) {
  const cluster = await startCluster({ dataDir, log })
  const client = new pg.Client(cluster.connection)
  try {
    await migrate(cluster.connection)
    await client.connect()
    return await work(client, cluster.connection)
  } finally {
    await client.end()
    await cluster.stop()
  }
}

async function measureExport(write, connection) {
  const database = createDatabase(connection, log)
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5)
  const started = performance.now()
  const { chunks } = await write(database, { user_id: 1, household_id: 1 }, new Date())
  const seconds = (performance.now() - started) / 1000
  clearInterval(watch)
  await database.close()
  return { seconds, memory_mb: (peak - before) / 1e6, bytes: chunks.reduce((sum, { length }) => sum + length, 0) }
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`
const results = []
function report(what, { seconds, memory_mb }, budget, more = '') {
  const line = `${what.padEnd(22)} ${seconds.toFixed(2).padStart(7)} s ${memory_mb.toFixed(0).padStart(6)} MB (at most ${budget})`
  console.log(`${line} ${more}`)
  results.push(memory_mb <= budget)
}

const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'))
// Otherwise root's PostgreSQL, which runs under another account, could not lie in it.
await chmod(folder, 0o711)
try {
  const [source, target, file] = ['source', 'target', 'all.backup'].map((name) => join(folder, name))
  const before = await withCluster(source, async (client, connection) => {
    await fill(client, { households, events, catalogue })
    const { rows } = await client.query(`select pg_database_size(current_database())::float8 as bytes`)
    console.log(
      `${households} households, ${households * events} events, ${catalogue} products: ${megabytes(rows[0].bytes)}`,
    )
    report('backup', await run('main', file, source), budgets.memory_mb, megabytes((await stat(file)).size))
    const found = await digest(client)
    await client.query(
      `insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on, unit_of_measure, notes)
        select 1, min(item_id), 'corrected', 0, 1, '2026-01-01', 'pcs', md5(number::text)
        from item, generate_series(1, $1::int) as number where household_id = 1 group by number`,
      [Math.max(0, exported - events)],
    )
    for (const [what, write] of [
      ['export JSON', exportJson],
      ['export CSV', exportCsv],
    ]) {
      const measured = await measureExport(write, connection)
      report(`${what}, ${exported} events`, measured, budgets.export_mb, megabytes(measured.bytes))
    }
    return found
  })
  report('restore', await run('restore-main', file, target), budgets.memory_mb)
  const after = await withCluster(target, digest)
  const differing = Object.keys(before).filter(
    (table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]),
  )
  console.log(differing.length === 0 ? 'every table is the same' : `not the same: ${differing.join(', ')}`)
  results.push(differing.length === 0)
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
