import { describeMachine } from '../describe-machine.mjs'
import { kinds } from './mix.mjs'

const widths = [15, 8, 8, 9, 9, 9, 9, 9, 9, 11]
const row = (cells) => cells.map((cell, index) => String(cell).padStart(widths[index])).join('')
const fixed = (value, digits = 1) => (Number.isFinite(value) ? value.toFixed(digits) : '-')

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Tells how busy the machine is with other things: times read so only beside it. */
export function printTitle(title) {
  console.log(`\n${title}; ${describeMachine()}`)
}

function summarize(values) {
  const [p50, p99] = [quantile(values, 0.5), quantile(values, 0.99)]
  return { p50, p99, ratio: p99 / p50 }
}

/** A line for each kind and one for all; `costs` are CPU ms where they were measured. */
export function printKinds(times, costs = {}, reference = undefined) {
  console.log(row(['call', 'share', 'count', 'p50 ms', 'p99 ms', 'p99/p50', 'app ms', 'pg ms', 'both', 'of ref.']))
  const all = Object.values(times).flat()
  for (const name of Object.keys(kinds).filter((kind) => times[kind] !== undefined)) {
    const { p50, p99, ratio } = summarize(times[name])
    const { app, postgresql } = costs[name] ?? {}
    const both = app + postgresql
    const share = `${((times[name].length / all.length) * 100).toFixed(1)} %`
    const cpu = [fixed(app, 2), fixed(postgresql, 2), fixed(both, 2), fixed(both / reference?.cpu, 1)]
    console.log(row([name, share, times[name].length, fixed(p50), fixed(p99), fixed(ratio), ...cpu]))
  }
  const total = summarize(all)
  const { app, postgresql } = costs.all ?? {}
  const cpu = [
    fixed(app, 2),
    fixed(postgresql, 2),
    fixed(app + postgresql, 2),
    fixed((app + postgresql) / reference?.cpu, 1),
  ]
  console.log(row(['all', '', all.length, fixed(total.p50), fixed(total.p99), fixed(total.ratio), ...cpu]))
  return total
}

/** Memory before and after, in MiB. */
export function printMemory(before, after) {
  const line = (what, field) => `${what} ${fixed(before[field])} -> ${fixed(after[field])} MiB`
  console.log(`memory: ${line('app', 'app')}, ${line('heap in use', 'heap')}, ${line('PostgreSQL', 'postgresql')}`)
}

/** Says what missed its bar, and whether anything did. */
export function printVerdict(bars) {
  console.log('')
  for (const { what, value, atMost, atLeast } of bars) {
    const isMet = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
    const bar = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
    console.log(`${isMet ? 'ok    ' : 'missed'} ${what}: ${fixed(value, 2)}, ${bar}`)
  }
  return bars.every(({ value, atMost = Infinity, atLeast = -Infinity }) => value >= atLeast && value <= atMost)
}
