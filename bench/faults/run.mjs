import { prepare } from '../../scripts/lib/prepare.mjs'
import { runFault } from './fault.mjs'
import { faults } from './faults.mjs'
import { CannotProduce } from './image.mjs'
import { printTable } from './report.mjs'

/**
 * npm run bench:faults -- [faults] [rounds]: a stream of writes from 8 clients through each fault, 20 rounds each unless
 * told otherwise. Ends with 1 where a bar was missed, with 2 where this machine could not produce a fault.
 */
const args = process.argv.slice(2)
const isCount = (arg) => /^\d+$/.test(arg)
const wanted = Number(args.find(isCount) ?? 20)
const names = args.filter((arg) => !isCount(arg))
const unknown = names.filter((name) => !Object.hasOwn(faults, name))
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(faults).join(', ')}.`)

await prepare()
const results = []
const missing = []
for (const name of names.length > 0 ? names : Object.keys(faults)) {
  try {
    results.push(await runFault(faults[name], wanted))
  } catch (error) {
    if (!(error instanceof CannotProduce)) throw error
    missing.push({ title: faults[name].title, reason: error.message })
  }
}
printTable(results, missing)
const missed = results.flatMap((result) => result.missed)
for (const line of missed) console.log(`MISSED: ${line}`)
process.exitCode = missed.length > 0 ? 1 : missing.length > 0 ? 2 : 0
