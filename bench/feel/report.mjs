import { nextPaintOf, quantileOf } from './timing.mjs'

const bars = { next_paint_ms: 200, shift: 0.02 }

const printRow = (name, values) =>
  console.log(name.padEnd(34) + values.map((value) => String(value).padStart(9)).join(''))

/** Prints what each interaction cost and says of those with a bar whether they met it. */
export function reportInteractions(item_count, rows) {
  const empty = rows.find(({ name }) => name === 'empty page')
  const least = empty?.worked_ms
  console.log(`\nInteraction to next paint, 390 px, 4x slow-down, ${item_count} items, in ms by the clock`)
  console.log('worked: what one cost the main thread, in ms of the processor, with all that followed')
  printRow('', ['count', 'p75', 'p98', 'worst', 'INP', 'worked', 'of empty', ''])
  return rows.flatMap(({ name, has_bar, sorted, worked_ms }) => {
    const [p75, next_paint] = [quantileOf(sorted, 0.75), nextPaintOf(sorted)]
    const isMet = next_paint < bars.next_paint_ms
    const ratio = least ? `${(worked_ms / least).toFixed(1)}x` : ''
    const verdict = has_bar ? (isMet ? 'met' : 'MISSED') : ''
    const figures = [sorted.length, p75, quantileOf(sorted, 0.98), sorted.at(-1), next_paint]
    printRow(name, [...figures, Math.round(worked_ms), ratio, verdict])
    return has_bar ? [isMet] : []
  })
}

/** Prints what moved on each screen and names the parts that moved where it was too much. */
export function reportShifts(widths, rows) {
  console.log('\nCumulative layout shift, slow phone network, 4x slow-down; by address and inside the app')
  printRow(
    '',
    widths.flatMap((width) => [width, 'inside']),
  )
  for (const name of new Set(rows.map((row) => row.name))) {
    const kinds = widths.flatMap((width) => [
      [width, 'cold'],
      [width, 'inside'],
    ])
    const found = kinds.map(([width, how]) =>
      rows.find((one) => one.name === name && one.width === width && one.how === how),
    )
    printRow(
      name,
      found.map((one) => one?.worst.toFixed(3) ?? ''),
    )
  }
  for (const { name, width, how, worst, moved } of rows.filter((row) => row.worst > bars.shift)) {
    console.log(`MISSED  ${name} at ${width}, ${how}: ${worst.toFixed(3)}`)
    for (const { value, at, parts } of moved)
      console.log(`  ${value.toFixed(3)} at ${Math.round(at)} ms: ${parts.join(', ')}`)
  }
  return rows.map(({ worst }) => worst <= bars.shift)
}

/** What the same hand did in a larder of 61 things before cards were compact and amounts learned: taps, swipes and keys. */
const taps_before = {
  'use 3 things': [11, 23, 6],
  'throw 1 away': [4, 19, 0],
  'find 1 thing': [3, 1, 4],
  'move 1 thing': [5, 2, 7],
  'plan 3 things': [6, 0, 28],
  'shop 5 things': [9, 0, 0],
  'add 12 things': [13, 0, 119],
}

/** Prints what each journey costs a thumb beside what it cost before, and says whether none became longer. */
export function reportTaps(rows) {
  console.log('\nTaps, swipes and keys on a phone with 61 things, each from the list of all of them')
  printRow('', ['taps', 'before', 'swipes', 'before', 'keys', 'before', ''])
  return rows.map(({ name, taps, swipes, keys }) => {
    const [tapsBefore, swipesBefore, keysBefore] = taps_before[name]
    const isMet = taps + swipes <= tapsBefore + swipesBefore
    printRow(name, [taps, tapsBefore, swipes, swipesBefore, keys, keysBefore, isMet ? 'met' : 'MISSED'])
    return isMet
  })
}
