import { setTimeout as delay } from 'node:timers/promises'
import { startLoad } from '../failover/load.mjs'

/** What carries a key: its repetition waits for the standbys too, where "done before" does not (decisions/044). */
export const keyed = ['purchase', 'consume', 'purchaseShared', 'create']
const kinds = [...keyed, ...keyed, 'edit', 'edit', 'undo', 'undo', 'remove']

/** Households that write without a pause, of all kinds: things are made, bought, used, edited, undone and deleted. */
export const startBusyLoad = (apps) => startLoad(apps, { pause_ms: 0, kinds })

/** Acknowledged writes a second, over some seconds. */
export async function measureRate(load, seconds) {
  const before = load.countAcknowledged()
  const began = performance.now()
  await delay(seconds * 1_000)
  return ((load.countAcknowledged() - before) * 1_000) / (performance.now() - began)
}
