import { setInterval as every } from 'node:timers'

/** Does some work and tells the longest that a timer of one millisecond had to wait meanwhile, in ms. */
export async function measureLoopGap(work: () => Promise<unknown>): Promise<number> {
  let [longest, since] = [0, performance.now()]
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - since)
    since = now
  }
  const timer = every(look, 1)
  try {
    await work()
    look()
    return longest
  } finally {
    clearInterval(timer)
  }
}
