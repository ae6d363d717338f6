import { printTitle, printVerdict, quantile } from '../load/report.mjs'
import { printTable } from '../receipts/table.mjs'
import { groupByKitchen } from './photos.mjs'
import { countByOthers, hasPrint, listBands } from './score.mjs'

// What kitchens that nobody has looked at must reach.
const bars = { found: 0.12, lift: 0.08, right: 0.8, band: 0.07, first_s: 3, end_s: 6, cpu_s: 5, taught: 0.5 }
// A band with fewer names tells nothing of seven per cent.
const fewest_in_band = 20

const sum = (values) => values.reduce((total, value) => total + value, 0)
const share = (part, whole) => (whole === 0 ? '' : `${(part / whole).toFixed(3)} (${part}/${whole})`)
const shareOf = (list, key) => share(list.filter((each) => each[key]).length, list.length)
const ratioOf = (list, key) => list.filter((each) => each[key]).length / list.length
const seconds = (photos, key, at) =>
  quantile(
    photos.flatMap(({ cost }) => cost[key] ?? []),
    at,
  ) / 1000
const shown = (value) => (Number.isFinite(value) ? value.toFixed(2) : '')
const askedOf = (photos) => photos.flatMap(({ asked }) => asked)
const givenOf = (photos) => photos.flatMap(({ given }) => given)

function liftOf(photos) {
  const asked = askedOf(photos)
  const by_others = sum(photos.map((photo) => photo.by_others ?? Number.NaN))
  return (asked.filter(({ isFound }) => isFound).length - by_others) / asked.length
}

const rowsOf = (photos) => [['all', photos], ...groupByKitchen(photos)]

function printFound(photos) {
  const kinds = [...new Set(askedOf(photos).map(({ line }) => line.kind))].toSorted()
  const rows = rowsOf(photos).map(([label, own]) => {
    const asked = askedOf(own)
    const pick = (isPicked) => asked.filter(({ line }) => isPicked(line))
    return [
      `${label} (${own.length})`,
      shareOf(asked, 'isFound'),
      Number.isFinite(liftOf(own)) ? liftOf(own).toFixed(3) : '',
      ...kinds.map((kind) =>
        shareOf(
          pick((line) => line.kind === kind),
          'isFound',
        ),
      ),
      shareOf(pick(hasPrint), 'isFound'),
      shareOf(
        pick((line) => !hasPrint(line)),
        'isFound',
      ),
    ]
  })
  printTable(['kitchen (photos)', 'found', 'lift', ...kinds, 'with print', 'without print'], rows)
}

function printNamed(photos) {
  const rows = rowsOf(photos).map(([label, own]) => {
    const given = givenOf(own)
    const right = given.filter(({ isRight }) => isRight)
    const stated = sum(given.map(({ confidence }) => confidence)) / given.length
    return [
      label,
      shareOf(given, 'isRight'),
      shown(stated),
      shown(ratioOf(given, 'isRight')),
      shareOf(right, 'isCounted'),
      String(sum(own.map(({ unknown }) => unknown))),
      String(sum(own.map(({ unnamed }) => unnamed))),
    ]
  })
  const head = ['kitchen', 'right when named', 'stated', 'observed', 'count within 1', 'unknown', 'unnamed']
  printTable(head, rows)
}

function printBands(bands) {
  const rows = bands.map(({ from, count, stated, observed }) => [
    `from ${from.toFixed(1)}`,
    String(count),
    stated.toFixed(2),
    observed.toFixed(2),
  ])
  printTable(['band', 'names', 'stated', 'observed'], rows)
}

function printCosts(photos) {
  const rows = rowsOf(photos).map(([label, own]) => [
    label,
    ...['first_ms', 'end_ms', 'cpu_ms'].flatMap((key) => [0.5, 0.9].map((at) => shown(seconds(own, key, at)))),
  ])
  const columns = ['first names s', 'end s', 'CPU s'].flatMap((name) => [`${name}, median`, 'p90'])
  printTable(['kitchen', ...columns], rows)
}

/** Prints what every line of truth and every name came to. */
export function printDetails(photos) {
  for (const { name: photo, asked, given } of photos) {
    for (const { name, confidence } of given.filter(({ isRight }) => !isRight))
      console.log(`${photo}: wrong ${name} (${confidence.toFixed(2)})`)
    for (const { line } of asked.filter(({ isFound }) => !isFound))
      console.log(`${photo}: missed ${line.name} (${line.kind}, ${line.visible}${hasPrint(line) ? ', print' : ''})`)
  }
}

const countErrors = (photos) => photos.filter(({ cost }) => cost.status >= 400).length

/** Prints how somebody without items fares, and answers whether every bar is met. */
export function printPlain(judged, peak_mb) {
  const by_others = countByOthers(judged)
  const photos = judged.map((photo, at) => ({ ...photo, by_others: by_others[at] }))
  const bands = listBands(givenOf(photos))
  printTitle(`${photos.length} photos, nobody's items`)
  printFound(photos)
  printNamed(photos)
  printBands(bands)
  printCosts(photos)
  if (peak_mb !== undefined) console.log(`\npeak memory of the worker: ${peak_mb.toFixed(0)} MB`)
  return printVerdict([
    { what: 'found', value: ratioOf(askedOf(photos), 'isFound'), atLeast: bars.found },
    ...(Number.isFinite(liftOf(photos)) ? [{ what: 'lift', value: liftOf(photos), atLeast: bars.lift }] : []),
    { what: 'right when named', value: ratioOf(givenOf(photos), 'isRight'), atLeast: bars.right },
    { what: 'unknown among products', value: sum(photos.map(({ unknown }) => unknown)), atMost: 0 },
    ...bands
      .filter(({ count }) => count >= fewest_in_band)
      .map(({ from, stated, observed }) => ({
        what: `stated against observed from ${from.toFixed(1)}`,
        value: Math.abs(stated - observed),
        atMost: bars.band,
      })),
    { what: 'first names s, p90', value: seconds(photos, 'first_ms', 0.9), atMost: bars.first_s },
    { what: 'end s, p90', value: seconds(photos, 'end_ms', 0.9), atMost: bars.end_s },
    { what: 'CPU s, median', value: seconds(photos, 'cpu_ms', 0.5), atMost: bars.cpu_s },
    { what: 'refused or failed', value: countErrors(photos), atMost: 0 },
  ])
}

/** Prints how households fare that know the other photos, and answers whether the bars are met. */
export function printTaught(folds) {
  const rows = rowsOf(folds).map(([label, own]) => {
    const asked = askedOf(own)
    const [taught, known] = ['isTaught', 'isKnown'].map((key) => asked.filter((each) => each[key]))
    return [
      `${label} (${own.length})`,
      share(sum(own.map((fold) => fold.taught)), sum(own.map(({ items }) => items))),
      shareOf(taught, 'isFound'),
      shareOf(known, 'isFound'),
      shareOf(asked, 'isFound'),
      shareOf(givenOf(own), 'isRight'),
    ]
  })
  printTitle(`${folds.length} photos, each left out of its kitchen`)
  const head = [
    'kitchen (photos)',
    'teachable',
    'found of taught',
    'found of items',
    'found of all',
    'right when named',
  ]
  printTable(head, rows)
  printBands(listBands(givenOf(folds)))
  const taught = askedOf(folds).filter(({ isTaught }) => isTaught)
  return printVerdict([
    { what: 'found of taught', value: ratioOf(taught, 'isFound'), atLeast: bars.taught },
    { what: 'found of all', value: ratioOf(askedOf(folds), 'isFound'), atLeast: bars.taught },
    { what: 'right when named', value: ratioOf(givenOf(folds), 'isRight'), atLeast: bars.right },
    { what: 'refused or failed', value: countErrors(folds), atMost: 0 },
  ])
}
