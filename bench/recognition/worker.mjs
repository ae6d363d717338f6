import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

const read = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

function childrenOf(pid) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((other) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(read(other, 'status') ?? ''))
}

const ticks = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Watches the processes that a server starts to look at photos; undefined where the system tells nothing of them. */
export function watchWorkers(server_pid) {
  if (read(process.pid, 'stat') === undefined) return undefined
  const perSecond = ticks()
  const isWorker = (pid) => read(pid, 'cmdline')?.includes('jobs/worker.js') === true
  const cpuOf = (pid) => {
    // The name in brackets may hold spaces; the fields are counted behind it.
    const fields = read(pid, 'stat')?.split(') ').at(-1)?.split(' ')
    return fields === undefined ? 0 : (Number(fields[11]) + Number(fields[12])) / perSecond
  }
  const workers = () => childrenOf(server_pid).filter(isWorker)
  return {
    cpuSeconds: () => workers().reduce((sum, pid) => sum + cpuOf(pid), 0),
    peakMegabytes: () =>
      Math.max(0, ...workers().map((pid) => Number(/VmHWM:\s+(\d+)/.exec(read(pid, 'status') ?? '')?.[1] ?? 0) / 1024)),
  }
}
