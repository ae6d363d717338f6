import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const toMiB = (kib) => kib / 1024

/**
 * What a process has filled itself, in MiB, also where it was moved to the disk; what it shares with others counts for each
 * in part. Files it has mapped do not count: how much of them lies in memory is up to the rest of the machine.
 */
async function shareOf(pid) {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const read = (field) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0)
  return toMiB(read('Pss_Anon') + read('Pss_Shmem') + read('SwapPss'))
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

async function readMetric(port, name) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

const readHeap = async (port) => (await readMetric(port, 'nodejs_heap_size_used_bytes')) / 1024 ** 2

/** Waits until the threads that read photos have given their memory back, which they do after a minute without one. */
export async function settle({ metricsPort }) {
  for (let waited = 0; waited < 120 && (await readMetric(metricsPort, 'larder_worker_threads')) > 0; waited += 1) {
    await delay(1000)
  }
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
