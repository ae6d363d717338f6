import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { ask, findPostmaster } from './server.mjs'

const unsynced_writes = 40

async function findParent(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

async function findChildren(parent) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(pids.map(findParent))
  return pids.filter((_, index) => parents[index] === parent)
}

/**
 * The power goes out. The app stands still first, so that nothing is acknowledged after the moment of the copy, then
 * PostgreSQL. What the file system had not written yet is lost with the machine's memory; Larder starts from the copy.
 */
export async function strikePower(server) {
  const postmaster = await findPostmaster(server.dataDir)
  process.kill(server.pid, 'SIGSTOP')
  process.kill(postmaster, 'SIGSTOP')
  const family = [postmaster, ...(await findChildren(postmaster))]
  for (const pid of family) process.kill(pid, 'SIGSTOP')
  const image = await server.disk.copy()
  for (const pid of family.toReversed()) process.kill(pid, 'SIGKILL')
  await server.end('SIGKILL')
  await server.disk.replace(image)
  const faultAt = performance.now()
  await server.start()
  return faultAt
}

/** Acknowledges before the log is on the disk: with this the power cut has to lose something, else it is none. */
export async function strikeUnsynced(server, { log }) {
  await ask(server, 'ALTER SYSTEM SET synchronous_commit = off')
  await ask(server, `ALTER SYSTEM SET wal_writer_delay = '5s'`)
  await ask(server, 'SELECT pg_reload_conf()')
  const wanted = log.acknowledgedAt.length + unsynced_writes
  while (log.acknowledgedAt.length < wanted) await delay(5)
  return strikePower(server)
}
