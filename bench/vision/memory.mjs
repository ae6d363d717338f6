import { readFile, readdir } from 'node:fs/promises'

async function readStatus(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const read = (field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { parent: read('PPid'), rss: read('VmRSS') / 1024, name: /^Name:\s+(\S+)/m.exec(status)?.[1] }
}

/** MiB of a process, and of the processes of Node that it has started: those that read photos. */
async function readMemory(pid) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(pids.map(readStatus))
  const children = all.filter(({ parent, name }) => parent === pid && name === 'node')
  return { own: (await readStatus(pid)).rss, children: children.reduce((sum, { rss }) => sum + rss, 0) }
}

/** Looks at the memory of processes ten times a second, and keeps the most of each. */
export function watchMemory(pids) {
  const most = new Map(pids.map((pid) => [pid, { own: 0, children: 0 }]))
  const look = async () => {
    for (const [pid, seen] of most) {
      const now = await readMemory(pid)
      most.set(pid, { own: Math.max(seen.own, now.own), children: Math.max(seen.children, now.children) })
    }
  }
  const timer = setInterval(() => void look(), 100)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}
