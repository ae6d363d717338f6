import { describeMachine } from '../describe-machine.mjs'

const widths = [7, 6, 9, 8, 9, 9, 9, 9, 9, 9, 9]
const row = (cells) => cells.map((cell, index) => String(cell).padStart(widths[index])).join('')

const cost = ({ app_ms, postgres_ms }) => app_ms + postgres_ms

/** Names the columns. */
export function printHead() {
  console.log(
    `\n${describeMachine()}; app, PostgreSQL, load, other and idle are cores in use, ms is CPU for one request`,
  )
  console.log(row(['mix', 'apps', 'req/s', 'ratio', 'app ms', 'PG ms', 'app', 'PG', 'load', 'other', 'idle']))
}

/** What stands in the way of more, from what was in use with the most apps. */
function findBound({ app, postgres, generator, other, idle, busiest }, cores) {
  const share = (used) => `${((100 * used) / cores).toFixed(0)} %`
  if (idle < 0.12 * cores) {
    return `the ${cores} cores: apps ${share(app)}, PostgreSQL ${share(postgres)}, load generator ${share(generator)}, others ${share(other)}, idle ${share(idle)}`
  }
  if (busiest > 0.85) return 'one app, which is one thread of JavaScript and has used up its core'
  if (generator > 0.85) return 'the load generator, which has used up its core'
  return `waiting (for the disk, locks or answers): ${share(idle)} of the processors had nothing to do`
}

/** One mix; returns a sentence for each bar that was missed. */
export function printMix(name, results, cores) {
  for (const { count, speed, ratio, app_ms, postgres_ms, app, postgres, generator, other, idle } of results) {
    const cells = [ratio, app_ms, postgres_ms, app, postgres, generator, other, idle].map((value) => value.toFixed(2))
    console.log(row([name, count, speed.toFixed(0), ...cells]))
  }
  const [one, most] = [results[0], results.at(-1)]
  console.log(`  ${name}: bounded by ${findBound(most, cores)}`)
  console.log(
    `  ${name}: ${cost(one).toFixed(2)} ms of CPU a request, so one core serves ${(1000 / cost(one)).toFixed(0)} /s\n`,
  )
  const missed = results
    .filter(({ ratio }) => ratio < 0.9)
    .map(({ count, ratio }) => `${name}: ${count} apps reach ${ratio.toFixed(2)} of one, 0.9 is wanted`)
  const others = Math.max(...results.map(({ other }) => other))
  // What others leave over says nothing about us, neither good nor bad.
  if (others > 0.25 * cores)
    return [`${name}: not judged, others used up to ${others.toFixed(1)} of ${cores} cores meanwhile`]
  const grown = cost(most) / cost(one)
  if (grown > 1.3)
    missed.push(`${name}: a request costs ${grown.toFixed(2)} times as much with ${most.count} apps, 1.3 is allowed`)
  return missed
}
