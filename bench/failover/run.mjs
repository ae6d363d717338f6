// npm run bench:failover -- [kills] [control]: three PostgreSQL under Patroni, HAProxy and two apps, whose primary is killed ten
// times unless told otherwise, and cut off once. `control` does the same without synchronous replication, which has to lose.
// Ends with 1 where a bar was missed, with 2 where this machine could not do it all.
import { rmSync } from 'node:fs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { canIsolate, runIsolated } from './network.mjs'
import { endAll } from './processes.mjs'
import { findMissed, printSummary } from './report.mjs'
import { findTools } from './tools.mjs'

const args = process.argv.slice(2)
const isControl = args.includes('control')
const kill_count = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 10)
const { tools, missing } = findTools(['patroni', 'etcd', 'haproxy'])
if (missing.length > 0) {
  console.log(
    `NOT RUN, not installed: ${missing.join(', ')}. On Debian: apt install patroni etcd-server haproxy postgresql`,
  )
  process.exit(2)
}
const isIsolated = canIsolate()
if (isIsolated) {
  const code = await runIsolated()
  if (code !== undefined) process.exit(code)
}

await prepare()
const { runTrial } = await import('./trial.mjs')
const result = await runTrial({ tools, kill_count, hasCut: isIsolated, isSynchronous: !isControl, say: console.log })
printSummary(result)
const found = findMissed(result)
for (const line of found) console.log(`MISSED: ${line}`)
if (isControl && found.length === 0)
  console.log('Nothing was lost without synchronous replication: this proves nothing.')
const isGood = isControl === found.length > 0
endAll()
if (isGood) rmSync(result.folder, { recursive: true, force: true })
else console.log(`The logs are in ${result.folder}`)
if (!isIsolated) console.log('NOT RUN: cutting the primary off. That needs root and the right to make networks.')
process.exit(!isGood ? 1 : isIsolated ? 0 : 2)
