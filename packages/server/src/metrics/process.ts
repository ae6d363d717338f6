import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { type Family, type Source, single } from './exposition.ts'

const nanosecondsPerSecond = 1e9
const startedAt = Math.round(Date.now() / 1000 - process.uptime())

function writeMemory(): Family[] {
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage()
  return [
    single('gauge', 'process_resident_memory_bytes', 'Memory of the process.', rss),
    single('gauge', 'nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
    single('gauge', 'nodejs_heap_size_total_bytes', 'Heap taken from the system.', heapTotal),
    single('gauge', 'nodejs_external_memory_bytes', 'Memory of native objects.', external),
    single('gauge', 'larder_array_buffers_bytes', 'Memory of buffers, such as photos on their way.', arrayBuffers),
  ]
}

/** The process as such, under the names that dashboards for Node know. */
export function watchProcess(): Source & { stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  // Since the last reading: a slow minute of last week must not colour today.
  function writeLag(): Family[] {
    const lags = [
      single(
        'gauge',
        'nodejs_eventloop_lag_p50_seconds',
        'Median delay of the event loop since the last reading.',
        delay.percentile(50) / nanosecondsPerSecond,
      ),
      single(
        'gauge',
        'nodejs_eventloop_lag_p99_seconds',
        'The 99th percentile of it.',
        delay.percentile(99) / nanosecondsPerSecond,
      ),
      single('gauge', 'nodejs_eventloop_lag_max_seconds', 'The longest of it.', delay.max / nanosecondsPerSecond),
    ]
    delay.reset()
    return lags
  }

  const read = () => {
    const { user, system } = process.cpuUsage()
    const { active, idle } = performance.eventLoopUtilization()
    return [
      single('counter', 'process_cpu_seconds_total', 'Processor time of the process.', (user + system) / 1e6),
      single('gauge', 'process_start_time_seconds', 'When the process began.', startedAt),
      ...writeMemory(),
      ...writeLag(),
      single('counter', 'larder_event_loop_active_seconds_total', 'Time the event loop has worked.', active / 1000),
      single('counter', 'larder_event_loop_idle_seconds_total', 'Time the event loop has waited.', idle / 1000),
    ]
  }
  return Object.assign(read, { stop: () => void delay.disable() })
}
