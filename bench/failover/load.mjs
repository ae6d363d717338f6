import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { timeToReturn } from '../faults/log.mjs'
import { addressOf, settle } from '../processes/settle.mjs'

const members_count = 16
const writes = ['purchase', 'purchase', 'purchase', 'consume', 'consume', 'consume', 'purchaseShared', 'create']
const reads = ['list', 'get']
const pick = (list) => list[Math.floor(Math.random() * list.length)]

/**
 * Eight households with two phones each, one at each app. Every write carries a key and is sent again until it is
 * acknowledged; between two of them is a short pause, as the machine also runs all of the databases.
 */
export async function startLoad(apps, { pause_ms = 80, kinds = writes } = {}) {
  const tally = { attempts: 0, statuses: {}, bad: [], stale: [], unexpected: [], broken_off: [], refused: new Map() }
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const acknowledged_at = apps.map(() => [])
  const acknowledged_by = new Map()
  const acts_begun = new Map()
  let chosen = kinds
  const appOf = (index) => index % apps.length
  const members = await settle(members_count, (index) => ({ agent, port: apps[appOf(index)].port }), tally, 1)
  const stopping = new AbortController()
  let failure

  async function work({ acts }, index) {
    while (!stopping.signal.aborted) {
      acts_begun.set(index, (acts_begun.get(index) ?? 0) + 1)
      const isWrite = Math.random() < 0.9
      const isDone = await acts[pick(isWrite ? chosen : reads)]().then(
        () => true,
        (error) => {
          if (error.message !== 'unexpected') throw error
        },
      )
      if (isWrite && isDone) {
        acknowledged_at[appOf(index)].push(performance.now())
        acknowledged_by.set(addressOf(index), (acknowledged_by.get(addressOf(index)) ?? 0) + 1)
      }
      await delay((pause_ms * (1 + 3 * Math.random())) / 4)
    }
  }
  const running = Promise.all(members.map(work)).catch((error) => (failure = error))

  return {
    tally,
    members,
    addresses: members.map((_, index) => addressOf(index)),
    /** How many writes of the phones with these addresses were acknowledged. */
    countAcknowledgedBy: (addresses) =>
      addresses.reduce((sum, address) => sum + (acknowledged_by.get(address) ?? 0), 0),
    /** From now on only these kinds of writes; resolves when nobody is at another one. */
    async choose(names) {
      chosen = names
      const before = new Map(acts_begun)
      while (members.some((_, index) => acts_begun.get(index) === before.get(index))) await delay(20)
    },
    countAcknowledged: () => acknowledged_at.flat().length,
    /** Resolves when each app has acknowledged so many writes from now on. */
    async waitForWrites(count) {
      const wanted = acknowledged_at.map((times) => times.length + count)
      while (acknowledged_at.some((times, index) => times.length < wanted[index])) {
        if (failure !== undefined) throw failure
        await delay(20)
      }
    },
    /** Seconds from the fault until writes were accepted again, by the app that took longer. */
    measurePause: (fault_at) => Math.max(...acknowledged_at.map((times) => timeToReturn(times, fault_at))) / 1000,
    async stop() {
      stopping.abort()
      await running
      agent.destroy()
      if (failure !== undefined) throw failure
    },
  }
}
