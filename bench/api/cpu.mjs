import { readFile, readdir } from 'node:fs/promises'

// USER_HZ of every Linux there is.
const ms_per_tick = 10

async function readProcess(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The name may hold spaces and brackets; the numbers begin after its last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number)
  return { parent: Number(fields[1]), own: utime + stime, endedChildren: cutime + cstime }
}

/** CPU ms that a process and its children have used so far; a child that ended lives on in its parent's account. */
export async function cpuOfTree(pid) {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = await Promise.all(names.map(async (name) => ({ pid: Number(name), ...(await readProcess(name)) })))
  const mine = processes.filter((each) => each.own !== undefined && (each.pid === pid || each.parent === pid))
  return mine.reduce((sum, each) => sum + each.own + each.endedChildren, 0) * ms_per_tick
}

/** CPU ms of one process alone. */
export async function cpuOfProcess(pid) {
  return ((await readProcess(pid))?.own ?? 0) * ms_per_tick
}
