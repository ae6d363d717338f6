import { describeMachine } from '../describe-machine.mjs'

const widths = [18, 6, 12, 13, 9, 12, 13, 9]
const row = (cells) => cells.map((cell, index) => String(cell).padStart(widths[index])).join('')

/** Names the columns above the results of one database. */
export function printHead(title) {
  console.log(`\n${title}; ${describeMachine()}`)
  console.log(row(['call', 'conn.', 'larder /s', 'baseline /s', 'ratio', 'larder ms', 'baseline ms', 'ratio']))
}

/** One line of results; returns a sentence for each bar that was missed. */
export function printResult(scenario, connections, result) {
  const { larder, baseline, speedRatio, cpuRatio } = result
  const speed = [larder.speed.toFixed(0), baseline.speed.toFixed(0), speedRatio.toFixed(2)]
  const cpu = [larder.cpu.toFixed(3), baseline.cpu.toFixed(3), cpuRatio.toFixed(2)]
  console.log(row([scenario.name, connections, ...speed, ...cpu]))
  return scenario.bars
    .filter(({ read, atLeast = -Infinity, atMost = Infinity }) => read(result) < atLeast || read(result) > atMost)
    .map(({ what, read, atLeast, atMost }) => {
      const bar = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
      return `${scenario.name} at ${connections} connection(s): ${what} is ${read(result).toFixed(2)}, ${bar} is wanted`
    })
}

/** The closing line: ms is CPU of server and database together for one request. */
export function printVerdict(missed) {
  console.log('\nms: CPU of the server and all PostgreSQL processes for one request; medians of slices run in turns')
  for (const sentence of missed) console.log(`missed: ${sentence}`)
  console.log(missed.length === 0 ? 'all bars cleared' : `${missed.length} bar(s) missed`)
}
