import { readFileSync } from 'node:fs'

/**
 * How long this thread has run, in ms: what other processes take from it on a busy machine is nobody's fault here. Where the
 * system does not tell, the time on the wall.
 */
function readRunTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

/** Does some work and tells the longest that this thread ran without a timer of one millisecond coming to its turn, in ms. */
export async function measureLoopGap(work: () => Promise<unknown>): Promise<number> {
  let [longest, since] = [0, readRunTime()]
  const look = () => {
    const now = readRunTime()
    longest = Math.max(longest, now - since)
    since = now
  }
  const timer = setInterval(look, 1)
  try {
    await work()
    look()
    return longest
  } finally {
    clearInterval(timer)
  }
}

/** How often the event loop came round while some work was done. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOver = true
  return turns
}
