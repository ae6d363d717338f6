// npm run bench:citus -- COORDINATOR WORKER WORKER [SPARE]: addresses of PostgreSQL servers with Citus on this machine, such as
// postgres://postgres@127.0.0.1:5440/postgres; docs/operating.md says how to set them up. Larder runs on a database of its own,
// a worker is killed for 8 s, and the spare one is added under load.
// Ends with 1 where a bar was missed, with 2 where there is no cluster to try.
import { prepare } from '../../scripts/lib/prepare.mjs'
import { listWrongAnswers } from '../failover/report.mjs'

const [coordinator, ...servers] = process.argv.slice(2)
if (coordinator === undefined || servers.length < 2) {
  console.log('NOT RUN: npm run bench:citus -- COORDINATOR WORKER WORKER [SPARE], see docs/operating.md')
  process.exit(2)
}
const [first, second, spare] = servers

await prepare()
const { runTrial } = await import('./trial.mjs')
const result = await runTrial({ coordinator, workers: [first, second], spare, seconds: 20, say: console.log })

const { refusal, kill, moved, findings, events, tally, acknowledged, faults } = result
const statuses = Object.entries(tally.statuses).map(([status, times]) => `${status}: ${times}`)
console.log(`${acknowledged} writes acknowledged, ${events} events in the books; answers: ${statuses.join(', ')}\n`)
for (const [what, times] of Object.entries(findings)) console.log(`${String(times).padStart(6)}  ${what}`)
const wrong = [...listWrongAnswers(tally), ...faults]
for (const line of wrong.slice(0, 20)) console.log(line)

const missed = [
  ...Object.entries(findings).flatMap(([what, times]) => (times > 0 ? [`${times} ${what}`] : [])),
  ...(wrong.length > 0 ? [`${wrong.length} wrong answers or faults`] : []),
  ...(refusal.isRefused ? [] : ['an app started on a database that is only half distributed']),
  ...(kill.others > 0 ? [`${kill.others} refusals to households of other workers`] : []),
  ...(moved !== undefined && moved.moved === 0 ? ['nothing was rebalanced'] : []),
]
for (const line of missed) console.log(`MISSED: ${line}`)
console.log(missed.length === 0 ? 'nothing lost, nothing doubled' : '')
process.exit(missed.length === 0 ? 0 : 1)
