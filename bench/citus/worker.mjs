import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { kill, listChildren } from '../failover/processes.mjs'
import { ask } from './cluster.mjs'
import { undoLater } from './undo.mjs'

const patience_ms = 60_000

/** What it takes to end a server of this machine and to bring it back. */
async function describeServer(url) {
  const [row] = await ask(
    url,
    `select current_setting('data_directory') as folder, current_setting('port')::integer as port,
      current_setting('config_file') as settings, (select setting from pg_config where name = 'BINDIR') as programs`,
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
  const { folder, port, settings, programs } = await describeServer(url)
  const changed = new Set()
  const worker = {
    port,
    /** Ends the server with all its processes, each of which is in a group of its own, as a power cut would. */
    kill() {
      const postmaster = findPostmaster(folder)
      for (const pid of [postmaster, ...listChildren(postmaster)]) kill(pid)
    },
    async start() {
      const log = join(folder, 'restart.log')
      // Debian keeps the settings elsewhere than the data.
      const options = ['-D', folder, '-l', log, '-o', `-c config_file=${settings}`, '-w', 'start']
      const [program, ...args] = asOwner(folder, [join(programs, 'pg_ctl'), ...options])
      // Beside the load, which must not stand still meanwhile; what pg_ctl leaves behind keeps no pipe of ours open.
      await once(spawn(program, args, { stdio: 'ignore', cwd: '/' }), 'exit')
      const deadline = Date.now() + patience_ms
      while ((await ask(url, 'select 1').catch(() => undefined)) === undefined) {
        if (Date.now() > deadline) throw new Error('the worker did not come back')
        await delay(50)
      }
    },
    /** Changes settings of the whole server; what is undefined goes back to what the files say. */
    async configure(changes) {
      for (const [name, value] of Object.entries(changes)) {
        changed.add(name)
        await ask(url, value === undefined ? `alter system reset ${name}` : `alter system set ${name} = '${value}'`)
      }
      await ask(url, 'select pg_reload_conf()')
    },
    /** Cancels every commit in this database that waits for a standby; returns how many. */
    async cancelWaits(database) {
      const rows = await ask(
        url,
        `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and datname = $1`,
        [database],
      )
      return rows.length
    },
  }
  undoLater(async () => {
    if ((await ask(url, 'select 1').catch(() => undefined)) === undefined) await worker.start()
    await worker.configure(Object.fromEntries([...changed].map((name) => [name, undefined])))
  })
  return worker
}
