import { readFile, readdir } from 'node:fs/promises'

const toMiB = (kib) => kib / 1024

/** The share of a process in the machine's memory in MiB; what is shared with others counts for each in part. */
async function shareOf(pid) {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return toMiB(Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0))
}

async function childrenOf(pid) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    pids.map(async (name) => /\) \S (\d+)/.exec(await readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''))?.[1]),
  )
  return pids.filter((_, index) => parents[index] === String(pid)).map(Number)
}

async function shareOfTree(pid) {
  const shares = await Promise.all([pid, ...(await childrenOf(pid))].map(shareOf))
  return shares.reduce((sum, share) => sum + share, 0)
}

async function readHeap(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2
}

/** What the app and PostgreSQL hold now; `heap` swings with the collector, and its lowest values tell. */
export async function takeSample({ pid, postmaster, metricsPort }) {
  const [app, postgresql, heap] = await Promise.all([shareOf(pid), shareOfTree(postmaster), readHeap(metricsPort)])
  return { at: performance.now() / 1000, app, postgresql, heap }
}

/** Takes a sample every so often until it is stopped. */
export function watchMemory(larder, everyMs) {
  const samples = []
  const timer = setInterval(async () => samples.push(await takeSample(larder)), everyMs)
  return {
    stop() {
      clearInterval(timer)
      return samples
    },
  }
}

/** The lowest of each stretch of so many samples. */
function findFloors(samples, field, stretch) {
  return Array.from({ length: Math.floor(samples.length / stretch) }, (_, index) => {
    const part = samples.slice(index * stretch, (index + 1) * stretch)
    return { at: part[stretch >> 1].at, value: Math.min(...part.map((sample) => sample[field])) }
  })
}

/** MiB in ten minutes by least squares over the floors of all but the first third, in which caches fill. */
export function slopeOf(samples, field, stretch = 6) {
  const floors = findFloors(samples.slice(Math.floor(samples.length / 3)), field, stretch)
  const mean = (read) => floors.reduce((sum, floor) => sum + read(floor), 0) / floors.length
  const [at, value] = [mean((floor) => floor.at), mean((floor) => floor.value)]
  const above = floors.reduce((sum, floor) => sum + (floor.at - at) * (floor.value - value), 0)
  const below = floors.reduce((sum, floor) => sum + (floor.at - at) ** 2, 0)
  return (above / below) * 600
}
