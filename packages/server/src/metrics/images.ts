import { readFile } from 'node:fs/promises'
import type { Registry } from 'prom-client'
import type { ImageService } from '../images/service.ts'
import { addCounter, addGauge } from './instruments.ts'

/** The memory of another process as Linux tells it; zero where there is none, or no such telling. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

async function sumMemory(pids: readonly number[]): Promise<number> {
  const memory = await Promise.all(pids.map(memoryOf))
  return memory.reduce((sum, each) => sum + each, 0)
}

/** The queue of photos, and what is at work on them. */
export function watchImages(registry: Registry, images: Pick<ImageService, 'count'>): void {
  const count = () => images.count()
  addGauge(registry, 'larder_photos_running', 'Photos being read.', () => count().running)
  addGauge(registry, 'larder_photos_waiting', 'Photos in the queue.', () => count().waiting)
  addCounter(registry, 'larder_photos_started_total', 'Photos that left the queue.', () => count().started)
  addCounter(
    registry,
    'larder_photos_wait_seconds_total',
    'Time those spent in the queue.',
    () => count().waited_ms / 1000,
  )
  addCounter(registry, 'larder_photos_refused_total', 'Photos that found the queue full.', () => count().refused)
  addGauge(registry, 'larder_worker_threads', 'Threads that read photos.', () => count().threads)
  addGauge(registry, 'larder_worker_processes', 'Processes that read photos.', () => count().pids.length)
  addGauge(registry, 'larder_worker_memory_bytes', 'Memory of those processes.', () => sumMemory(count().pids))
}
