// npm run bench:fuzz [cases] [seed]: requests made from the contract, right, nearly right and wildly wrong, to a real server.
import { prepare } from '../../scripts/lib/prepare.mjs'
import { run } from '../../scripts/lib/run.mjs'

const cases = Number(process.argv[2] ?? 20_000)
const firstSeed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
// One fault ends a slice, not the run.
const slice = 500
const limit_ms = 60_000
const most_faults = 20

await prepare()
const built = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'bench/hostile/tsconfig.json'])
if (!built.ok) throw new Error(built.output)
const { createFuzz } = await import('./dist/run.js')
const { calls } = await import('./dist/requests.js')
const { startLarder } = await import('./server.mjs')

const pad = (text, width) => String(text).padStart(width)
const count = (list) => list.reduce((sum, [, times]) => sum + times, 0)

function printTally(tallies) {
  console.log(`\n${'call'.padEnd(24)}${pad('cases', 7)}${pad('done', 7)}${pad('slowest', 9)}  refused`)
  for (const name of Object.keys(calls)) {
    const { statuses = new Map(), slowest_ms = 0 } = tallies.get(name) ?? {}
    const sorted = [...statuses].toSorted(([a], [b]) => a - b)
    const refused = sorted.filter(([status]) => status >= 300).map(([status, times]) => `${status}: ${times}`)
    const done = count(sorted.filter(([status]) => status < 300))
    console.log(
      `${name.padEnd(24)}${pad(count(sorted), 7)}${pad(done, 7)}${pad(`${Math.round(slowest_ms)} ms`, 9)}  ${refused.join(', ')}`,
    )
  }
}

const larder = await startLarder()
console.log(`${cases} cases from seed ${firstSeed}, at ${larder.origin}`)
const faults = []
try {
  const fuzz = await createFuzz({ origin: larder.origin, ask: larder.ask, limit_ms })
  const since = performance.now()
  for (let done = 0; done < cases && faults.length < most_faults; done += slice) {
    const fault = await fuzz.run(Math.min(slice, cases - done), firstSeed + done)
    if (fault !== undefined) faults.push(fault)
    if (!larder.isRunning()) throw new Error(`The server is gone: ${larder.log()}`)
    const seconds = Math.round((performance.now() - since) / 1000)
    if ((done / slice) % 10 === 9) console.log(`${done + slice} cases, ${seconds} s, ${faults.length} faults`)
  }
  fuzz.close()
  printTally(fuzz.tallies)
  for (const { seed, what, request } of faults) console.log(`\nseed ${seed}: ${what}\n  ${request}`)
  // The server logs a stack for its own faults alone.
  const stacks = (larder.log().match(/"level":(50|60)/g) ?? []).length
  console.log(`\n${faults.length} faults, ${stacks} in the log of the server`)
  process.exitCode = faults.length + stacks === 0 ? 0 : 1
} finally {
  await larder.stop()
}
