const timings = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** What kept a category from being perfect, in Lighthouse's own words. */
function lostIn(id, { categories, audits }) {
  return categories[id].auditRefs
    .filter(({ weight }) => weight > 0)
    .map((part) => audits[part.id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id: name, title, displayValue = '' }) => `    ${name}: ${title} ${displayValue}`)
}

/** Prints the median scores of one page over its runs, and says of each bar whether it was met. */
export function report(path, bars, reports) {
  console.log(`\n${path}, median of ${reports.length} (all runs)`)
  const verdicts = Object.entries(bars).map(([id, bar]) => {
    const scores = reports.map(({ categories }) => Math.round(categories[id].score * 100))
    const isMet = median(scores) >= bar
    console.log(`  ${isMet ? 'met   ' : 'MISSED'}  ${id} ${median(scores)} (bar ${bar}; ${scores.join(' ')})`)
    if (!isMet) for (const line of new Set(reports.flatMap((seen) => lostIn(id, seen)))) console.log(line)
    return isMet
  })
  const times = Object.entries(timings).map(([id, short]) => {
    const value = median(reports.map(({ audits }) => audits[id].numericValue))
    return `${short} ${short === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  console.log(`          ${times.join(', ')}`)
  return verdicts
}
