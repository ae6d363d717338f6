import { quantile } from '../load/report.mjs'

const columns = ['whole', 'merchant', 'date', 'total', 'quantity', 'number']
const titles = ['item F1', 'wholly right', 'merchant', 'date', 'total', 'quantity', 'count within 1']

/** What a set must reach; the figures that count are those of receipts that nobody has looked at. */
const bars = {
  market: { f1: 0.88, whole: 0.5, merchant: 0.9, date: 0.95, total: 0.95, quantity: 0.96 },
  srd: { f1: 0.88, merchant: 0.9, date: 0.93, total: 0.93, quantity: 0.95 },
  sroie: { f1: 0.84, merchant: 0.9, date: 0.93, total: 0.93, quantity: 0.95 },
  german: { date: 0.93, total: 0.93, number: 0.8 },
}
const cost_bars = { median_s: 3.5, p95_s: 8, peak_mb: 500 }

/** Whether a share reaches its bar, and how it is shown: one that is missed stands beside it. */
function judge(value, bar, shown) {
  const isMet = bar === undefined || value >= bar
  return { isMet, shown: isMet ? shown : `${shown} < ${bar}` }
}

function judgeScore({ shares, f1 }, limits = {}) {
  const hasItems = shares.whole.of > 0
  const items = hasItems ? judge(f1(), limits.f1, f1().toFixed(3)) : { isMet: true, shown: '' }
  const rest = columns.map((name) => {
    const { right, of } = shares[name]
    if (of === 0) return { isMet: true, shown: '' }
    return judge(right / of, limits[name], `${(right / of).toFixed(3)} (${right}/${of})`)
  })
  return [items, ...rest]
}

/** Prints rows of text below a head, in columns. */
export function printTable(head, rows) {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  console.log(`\n${[line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')}`)
}

const toRow = ([label, cells]) => [label, ...cells.map(({ shown }) => shown)]

/** Prints what was read right in each set, and answers whether Larder meets every bar. */
export function printSets(larder, baseline) {
  const judged = Object.entries(larder).map(([set, { score }]) => [set, judgeScore(score, bars[set])])
  const others = Object.entries(baseline ?? {}).map(([set, { score }]) => [`${set}, tesseract.js`, judgeScore(score)])
  printTable(['set', ...titles], [...judged, ...others].map(toRow))
  if (baseline)
    console.log('Both feed the same rules; tesseract.js reads English, grey, at 2000 px, its words joined to columns.')
  return judged.every(([, cells]) => cells.every(({ isMet }) => isMet))
}

/** Prints the same by country, the weakest first. */
export function printCountries(larder) {
  const countries = Object.entries(larder).flatMap(([set, result]) =>
    [...result.countries].map(([country, score]) => ({ label: `${set}, ${country}`, score })),
  )
  if (countries.length === 0) return
  const rows = countries
    .toSorted((a, b) => a.score.f1() - b.score.f1())
    .map(({ label, score }) => toRow([label, judgeScore(score)]))
  printTable(['country', ...titles], rows)
}

const secondsOf = (costs, share) =>
  quantile(
    costs.flatMap(({ cpu_ms }) => cpu_ms ?? []),
    share,
  ) / 1000
const mostOf = (costs, key) => Math.max(0, ...costs.map((cost) => cost[key] ?? 0))
const ratio = (own, other) => `${(own / other).toFixed(2)} x`

const all = (results) => ({ costs: Object.values(results).flatMap(({ costs }) => costs) })
const withAll = (results) => Object.entries({ ...results, all: all(results) })

/** Prints what a photo costs beside tesseract.js in this run, and answers whether it stays within the bars. */
export function printCosts(larder, baseline) {
  const other = baseline && Object.fromEntries(withAll(baseline))
  const compare = (own, read) => (other === undefined ? ['', ''] : [read(other).toFixed(2), ratio(own, read(other))])
  const rows = withAll(larder).flatMap(([set, { costs }]) =>
    [
      ['median', 0.5],
      ['p95', 0.95],
    ].map(([name, share]) => {
      const own = secondsOf(costs, share)
      return [
        `${set}: CPU s a photo, ${name}`,
        own.toFixed(2),
        ...compare(own, (by) => secondsOf(by[set].costs, share)),
      ]
    }),
  )
  const { costs } = all(larder)
  const peak_mb = mostOf(costs, 'peak_mb')
  const memory = [
    ['peak RSS of the reader, MB', peak_mb.toFixed(0), ...compare(peak_mb, (by) => mostOf(by.all.costs, 'peak_mb'))],
    ['largest PSS of the reader after a photo, MB', mostOf(costs, 'pss_mb').toFixed(0), '', ''],
  ]
  const errors = costs.filter(({ status = 200 }) => status >= 500).length
  printTable(
    ['cost', 'Larder', 'tesseract.js', 'ratio'],
    [...rows, ...memory, ['server errors', String(errors), '', '']],
  )
  const missed = [
    ['CPU s median', secondsOf(costs, 0.5), cost_bars.median_s],
    ['CPU s p95', secondsOf(costs, 0.95), cost_bars.p95_s],
    ['peak MB', peak_mb, cost_bars.peak_mb],
    ['server errors', errors, 0],
  ].filter(([, value, bar]) => value > bar)
  for (const [name, value, bar] of missed) console.log(`MISSED: ${name} ${value.toFixed(2)} > ${bar}`)
  return missed.length === 0
}
