// node bench/failover/pooler.mjs [requests]: two apps on one PostgreSQL behind PgBouncer, in each of its modes with named
// statements and without. What docs/operating.md recommends must work; what it warns of is shown.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { findFreePort } from '../faults/server.mjs'
import { findAccount } from './account.mjs'
import { startProcess } from './processes.mjs'
import { listWrongAnswers } from './report.mjs'
import { findTools } from './tools.mjs'

const requests = Number(process.argv[2] ?? 1_000)
const { tools, missing } = findTools(['pgbouncer'])
if (missing.includes('pgbouncer')) {
  console.log('NOT RUN: pgbouncer is not installed. On Debian: apt install pgbouncer')
  process.exit(2)
}
await prepare()
const { audit } = await import('../processes/audit.mjs')
const { startPostgres } = await import('../processes/postgres.mjs')
const { startApps } = await import('./apps.mjs')
const { startLoad } = await import('./load.mjs')

async function startPooler(url, pool_mode, folder) {
  const { hostname, port, username, password, pathname } = new URL(url)
  const account = findAccount()
  const listen_port = await findFreePort()
  const [users, configuration] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')]
  writeFileSync(users, `"${username}" "${password}"\n`)
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port,
    auth_type: 'plain',
    auth_file: users,
    pool_mode,
    default_pool_size: 8,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const database = `${pathname.slice(1)} = host=${hostname} port=${port}`
  writeFileSync(configuration, `[databases]\n${database}\n[pgbouncer]\nunix_socket_dir =\n${lines.join('\n')}\n`)
  account.own(folder, users, configuration)
  const pooler = startProcess([...account.become, tools.pgbouncer, configuration], join(folder, 'pgbouncer.log'))
  const pooled = new URL(url)
  pooled.port = String(listen_port)
  return { ...pooler, url: pooled.href }
}

/** So many requests through one mode; the answers that nobody may get, and what the journal says afterwards. */
async function runMode(pool_mode, statements) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-pooler-'))
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({ fsync: 'off' })
  const pooler = await startPooler(postgres.url, pool_mode, folder)
  const variables = { DATABASE_URL: pooler.url, DATABASE_STATEMENTS: statements, DATA_DIR: postgres.dataDir }
  const fleet = await startApps(variables)
  try {
    const load = await startLoad(fleet.apps)
    await load.waitForWrites(requests / 2)
    await load.stop()
    const { findings } = await audit({ ask: postgres.ask, ...fleet, members: load.members })
    const found = Object.values(findings).reduce((sum, times) => sum + times, 0)
    return { wrong: listWrongAnswers(load.tally).length, faults: fleet.faults.length, findings: found }
  } catch (error) {
    return { wrong: 1, faults: fleet.faults.length, findings: error.message }
  } finally {
    await fleet.stop()
    await pooler.kill()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const modes = [
  { mode: 'session', statements: 'named', must: true },
  { mode: 'session', statements: 'unnamed', must: true },
  { mode: 'transaction', statements: 'unnamed', must: true },
  // Works from PgBouncer 1.21 on.
  { mode: 'transaction', statements: 'named', must: false },
]
const rows = []
for (const { mode, statements, must } of modes)
  rows.push({ mode, statements, must, ...(await runMode(mode, statements)) })
console.table(rows)
const hasFailed = rows.some(({ must, wrong, faults, findings }) => must && (wrong > 0 || faults > 0 || findings !== 0))
process.exit(hasFailed ? 1 : 0)
