import { timing } from './node.mjs'

const most_seconds = timing.ttl + 3
// Half of the connections of a probe: each finds the old primary in the seconds before it gives up.
const least_met = 10

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** One line for each time that the primary went away. */
export function describeStrike(what, { from, to, seconds, probes, kept }) {
  const line = `${what}: ${from} -> ${to}, writes accepted again after ${seconds.toFixed(1)} s`
  if (probes === undefined) return line
  const outcomes = Object.entries(probes.counts).map(([outcome, count]) => `${outcome}: ${count}`)
  return `${line}; ${probes.met} of ${probes.tried} writes met the old primary as one, ${probes.acknowledged} acknowledged (${outcomes.join(', ')}), ${kept} kept`
}

/** What nobody may be answered while the primary is away. */
export function listWrongAnswers({ bad, stale, unexpected, broken_off }) {
  return [...bad, ...stale, ...unexpected, ...broken_off]
}

/** Which bars were missed, a sentence each. */
export function findMissed({ kills, cut, findings, tally, faults }) {
  const missed = Object.entries(findings)
    .filter(([, times]) => times > 0)
    .map(([what, times]) => `${times} ${what}`)
  const wrong = listWrongAnswers(tally).length
  if (wrong > 0) missed.push(`${wrong} wrong answers`)
  if (faults.length > 0) missed.push(`${faults.length} faults that an app logged`)
  const pause = median(kills.map(({ seconds }) => seconds))
  if (pause > most_seconds) missed.push(`median pause ${pause.toFixed(1)} s, over ${most_seconds} s`)
  if (cut !== undefined && cut.probes.met < least_met) missed.push(`only ${cut.probes.met} writes met the old primary`)
  if (cut !== undefined && cut.probes.acknowledged > 0)
    missed.push(`${cut.probes.acknowledged} writes acknowledged by a primary that was cut off`)
  return missed
}

export function printSummary({ kills, findings, tally, events, acknowledged }) {
  const seconds = kills.map((kill) => kill.seconds)
  const statuses = Object.entries(tally.statuses).map(
    ([status, times]) => `${status === '0' ? 'broken off' : status}: ${times}`,
  )
  const { ttl, loop_wait, retry_timeout } = timing
  console.log(`\nPatroni: ttl ${ttl} s, loop_wait ${loop_wait} s, retry_timeout ${retry_timeout} s`)
  console.log(
    `pause of ${kills.length} kills: median ${median(seconds).toFixed(1)} s, longest ${Math.max(...seconds).toFixed(1)} s (bar: ttl + 3 s = ${most_seconds} s)`,
  )
  console.log(`${acknowledged} writes acknowledged, ${events} events in the books; answers: ${statuses.join(', ')}`)
  console.log(
    `slowest answer ${(tally.longest_ms / 1000).toFixed(1)} s; wrong answers ${listWrongAnswers(tally).length}\n`,
  )
  for (const [what, times] of Object.entries(findings)) console.log(`${String(times).padStart(6)}  ${what}`)
  for (const line of listWrongAnswers(tally).slice(0, 20)) console.log(line)
}
