import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { createLog, timeToReturn } from './log.mjs'
import { startStream } from './stream.mjs'
import { verify } from './verify.mjs'

const usualWrites = { before: 40, after: 60 }
const notice_ms = 2_000

/** Until the clients have met the fault: what ends within milliseconds may still answer one of them. */
async function waitForDisturbance(log, faultAt) {
  const deadline = performance.now() + notice_ms
  while (performance.now() < deadline && !log.disturbedAt.some((at) => at > faultAt)) await delay(5)
}

/** One round: writes flow before, during and after the fault, then everything acknowledged so far is looked for. */
export async function runRound(server, ledger, strike, writes = usualWrites) {
  const log = createLog()
  const stream = startStream(server.url, ledger, log)
  await stream.waitForWrites(writes.before)
  await delay(Math.random() * 500)
  const notes = { refusedReads: 0 }
  const faultAt = await strike(server, { log, ledger, notes })
  await waitForDisturbance(log, faultAt)
  await stream.waitForWrites(writes.after)
  await stream.stop()
  const found = await verify(server.url, server.connection, ledger)
  return {
    ...found,
    ...notes,
    acknowledged: log.acknowledgedAt.length,
    replayed: log.countReplayed(),
    refusals: log.refusals,
    unexpected: log.unexpectedAnswers,
    // The time until the return means little on a machine that is busy with other things.
    load: loadavg()[0],
    returnMs: timeToReturn(log.acknowledgedAt, faultAt),
  }
}
