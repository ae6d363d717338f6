import { performance } from 'node:perf_hooks'
import { collectDefaultMetrics } from 'prom-client'
import type { Registry } from 'prom-client'
import { addCounter, addGauge } from './instruments.ts'

const readActive = () => performance.eventLoopUtilization().active / 1000
const readIdle = () => performance.eventLoopUtilization().idle / 1000
const readBuffers = () => process.memoryUsage().arrayBuffers

/** The process as such, under the names that dashboards for Node know; the delays of the event loop since the last reading. */
export function watchProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  addCounter(registry, 'larder_event_loop_active_seconds_total', 'Time the event loop has worked.', readActive)
  addCounter(registry, 'larder_event_loop_idle_seconds_total', 'Time the event loop has waited.', readIdle)
  addGauge(registry, 'larder_array_buffers_bytes', 'Memory of buffers, such as photos on their way.', readBuffers)
}
