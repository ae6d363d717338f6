import { setTimeout as delay } from 'node:timers/promises'
import { startLoad } from '../failover/load.mjs'

/** Households that write without a pause. */
export const startBusyLoad = (apps) => startLoad(apps, { pause_ms: 0 })

/** Acknowledged writes a second, over some seconds. */
export async function measureRate(load, seconds) {
  const before = load.countAcknowledged()
  const began = performance.now()
  await delay(seconds * 1_000)
  return ((load.countAcknowledged() - before) * 1_000) / (performance.now() - began)
}
