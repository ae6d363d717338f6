const sizes = [1_000, 10_000, 100_000]
// Ten times the text takes ten times the time, or a hundred times where it is gone through again and again.
const most_growth = 40
// Below this a clock says nothing.
const shortest_ms = 1
const rounds = 5

/** The time of the processor, since others who keep it busy do not count. */
function timeOf(work, text) {
  const since = process.cpuUsage()
  work(text)
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

/** The best of several rounds; one that is good enough needs no other. */
function findBestTime(work, text, enough) {
  let best = Infinity
  for (let round = 0; round < rounds && best > enough; round += 1) best = Math.min(best, timeOf(work, text))
  return best
}

/**
 * Does some work with ever longer texts and tells the first length at which it takes out of all proportion longer than
 * with a tenth of it; null where there is none.
 */
export function findExplosion(work, textOf) {
  let before = shortest_ms
  for (const size of sizes) {
    const limit = before * most_growth
    const time = findBestTime(work, textOf(size), limit)
    if (time > limit) return size
    before = Math.max(time, shortest_ms)
  }
  return null
}
