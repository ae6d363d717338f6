const value = ({ right, of }) => right / Math.max(1, of)
const showShare = (tally) => `${value(tally).toFixed(3)} (${tally.right}/${tally.of})`
const pool = (results, name, sets) => {
  const tallies = sets.flatMap((set) => results[set]?.shares[name] ?? [])
  const add = (key) => tallies.reduce((sum, tally) => sum + tally[key], 0)
  return { right: add('right'), of: add('of') }
}

/** A line of the table that is a share of receipts or items, over one set or several. */
function shareRow(label, bar, name, ...sets) {
  const of = (results) => pool(results, name, sets)
  return {
    label,
    bar: `>= ${bar}`,
    show: (results) => showShare(of(results)),
    isMet: (results) => value(of(results)) >= bar,
    sets,
  }
}

function f1Row(set, bar) {
  return {
    label: `${set}: item F1`,
    bar: `>= ${bar}`,
    show: (results) => results[set].f1.toFixed(3),
    isMet: (results) => results[set].f1 >= bar,
    sets: [set],
  }
}

const most = (results, key) => Math.max(...Object.values(results).map((result) => result[key]))
const all = (results, key) => Object.values(results).reduce((sum, result) => sum + result[key], 0)

const rows = [
  f1Row('srd', 0.88),
  f1Row('sroie', 0.84),
  ...['srd', 'sroie'].flatMap((set) => [
    shareRow(`${set}: merchant`, 0.9, 'merchant', set),
    shareRow(`${set}: date`, 0.93, 'date', set),
    shareRow(`${set}: total`, 0.93, 'total', set),
  ]),
  shareRow('quantity of items that are right', 0.95, 'quantity', 'srd', 'sroie'),
  shareRow('wholly right receipts', 0.62, 'whole', 'srd', 'sroie'),
  shareRow('german: number of items within one', 0.8, 'number', 'german'),
  shareRow('german: date', 0.93, 'date', 'german'),
  shareRow('german: total', 0.93, 'total', 'german'),
  {
    label: 'srd: CPU s a photo',
    bar: '<= 3',
    show: ({ srd }) => srd.cpu_s.toFixed(2),
    isMet: ({ srd }) => srd.cpu_s <= 3,
    sets: ['srd'],
  },
  {
    label: 'sroie: CPU s a scan',
    bar: '',
    show: ({ sroie }) => sroie.cpu_s.toFixed(2),
    isMet: () => true,
    sets: ['sroie'],
  },
  {
    label: 'peak memory of the reader, MB',
    bar: '<= 500',
    show: (results) => most(results, 'peak_mb').toFixed(0),
    isMet: (results) => most(results, 'peak_mb') <= 500,
    sets: [],
  },
  {
    label: 'server errors',
    bar: '0',
    show: (results) => String(all(results, 'errors')),
    isMet: (results) => all(results, 'errors') === 0,
    sets: [],
  },
]

const line = (cells) => `| ${cells.map((cell, index) => cell.padEnd(index === 0 ? 36 : 20)).join(' | ')} |`

/** Prints what was measured beside the bars, and answers whether Larder meets them all. */
export function printTable(larder, tesseract) {
  const shown = rows.filter(({ sets }) => sets.every((set) => set in larder))
  console.log(line(['', 'bar', 'Larder', 'tesseract.js']))
  console.log(line(['-'.repeat(36), ...Array.from({ length: 3 }, () => '-'.repeat(20))]))
  for (const { label, bar, show, isMet } of shown) {
    const own = isMet(larder) ? show(larder) : `${show(larder)} MISSED`
    console.log(line([label, bar, own, show(tesseract)]))
  }
  console.log(
    'Both engines feed the same rules; tesseract.js reads English, grey, at 2000 px, with its words joined to columns.',
  )
  return shown.every(({ isMet }) => isMet(larder))
}
