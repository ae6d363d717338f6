const worst_return_ms = 5_000

const sum = (rounds, name) => rounds.reduce((total, round) => total + round[name], 0)
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function countRefusals(rounds) {
  const total = new Map()
  for (const { refusals } of rounds)
    for (const [status, count] of refusals) total.set(status, (total.get(status) ?? 0) + count)
  return [...total].map(([status, count]) => `${status}: ${count}`).join(', ')
}

/** One line a round, so that a long run shows where it is. */
export function printRound(title, number, round) {
  const { acknowledged, replayed, lost, doubled, unequal, refusedReads, unexpected, returnMs } = round
  console.log(
    `${title}, round ${number}: acknowledged ${acknowledged} (${replayed} by a repetition), lost ${lost}, doubled ${doubled}, ` +
      `journal unequal ${unequal}, reads refused ${refusedReads}, back after ${seconds(returnMs)}`,
  )
  for (const answer of unexpected.slice(0, 5)) console.log(`  unexpected: ${answer}`)
}

/** Which bars the rounds of one fault have missed. */
export function findMissed(title, rounds) {
  const missed = []
  for (const name of ['lost', 'doubled', 'unequal', 'refusedReads'])
    if (sum(rounds, name) > 0) missed.push(`${title}: ${name} ${sum(rounds, name)}`)
  const unexpected = rounds.flatMap((round) => round.unexpected)
  if (unexpected.length > 0) missed.push(`${title}: unexpected answers ${unexpected.length}`)
  const worst = Math.max(...rounds.map(({ returnMs }) => returnMs))
  if (worst > worst_return_ms) missed.push(`${title}: back after ${seconds(worst)}`)
  return missed
}

/** The table of all faults; those that could not be produced are named as such. */
export function printTable(results, missing) {
  const rows = results.map(({ title, rounds }) => ({
    fault: title,
    rounds: rounds.length,
    acknowledged: sum(rounds, 'acknowledged'),
    repeated: sum(rounds, 'replayed'),
    lost: sum(rounds, 'lost'),
    doubled: sum(rounds, 'doubled'),
    unequal: sum(rounds, 'unequal'),
    'reads refused': sum(rounds, 'refusedReads'),
    'back, median': seconds(median(rounds.map(({ returnMs }) => returnMs))),
    'back, worst': seconds(Math.max(...rounds.map(({ returnMs }) => returnMs))),
    load: median(rounds.map(({ load }) => load)).toFixed(1),
    refusals: countRefusals(rounds),
  }))
  if (rows.length > 0) console.table(rows)
  for (const { title, reason } of missing) console.log(`NOT RUN: ${title}. ${reason}`)
}
