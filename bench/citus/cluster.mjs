import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { askOnce } from '../ask-once.mjs'

const patience_ms = 60_000

/** The same server, another database. */
export function inDatabase(url, database) {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

export const ask = (url, sql, values) => askOnce({ connectionString: url }, sql, values)

/** What it takes to end a server of this machine and to bring it back. */
async function describeServer(url) {
  const [row] = await ask(
    url,
    `select current_setting('data_directory') as folder, current_setting('port')::integer as port,
      (select setting from pg_config where name = 'BINDIR') as programs`,
  )
  return row
}

const findPostmaster = (folder) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

/** A PostgreSQL may not be root: it is started as whoever owns its data. */
function asOwner(folder, command) {
  if (process.getuid?.() !== 0) return command
  const owner = execFileSync('id', ['-nu', String(statSync(folder).uid)], { encoding: 'utf8' }).trim()
  return ['runuser', '-u', owner, '--', ...command]
}

/** A worker on this machine, by its address. */
export async function openWorker(url) {
  const { folder, port, programs } = await describeServer(url)
  return {
    port,
    url,
    /** Ends the server with all its processes, as a power cut would. */
    kill: () => process.kill(-findPostmaster(folder), 'SIGKILL'),
    async start() {
      const log = join(folder, 'restart.log')
      const [program, ...args] = asOwner(folder, [join(programs, 'pg_ctl'), '-D', folder, '-l', log, '-w', 'start'])
      execFileSync(program, args, { stdio: 'ignore', cwd: '/' })
      const deadline = Date.now() + patience_ms
      while ((await ask(url, 'select 1').catch(() => undefined)) === undefined) {
        if (Date.now() > deadline) throw new Error('the worker did not come back')
        await delay(50)
      }
    },
  }
}

/** A database of the bench's own on each node, the coordinator's with the first workers in it; all are dropped at the end. */
export async function openCluster({ coordinator, workers }) {
  const name = `larder_bench_${randomBytes(4).toString('hex')}`
  const nodes = [coordinator, ...workers]
  for (const node of nodes) {
    await ask(node, `create database ${name}`)
    await ask(inDatabase(node, name), 'create extension citus')
  }
  const url = inDatabase(coordinator, name)
  const own = new URL(coordinator)
  await ask(url, `select citus_set_coordinator_host($1, $2)`, [own.hostname, Number(own.port)])

  return {
    url,
    name,
    async add(worker) {
      const { hostname, port } = new URL(worker)
      await ask(url, 'select citus_add_node($1, $2)', [hostname, Number(port)])
    },
    async drop() {
      for (const node of nodes) await ask(node, `drop database if exists ${name} with (force)`).catch(() => {})
    },
  }
}
