// npm run bench:citus -- [control] COORDINATOR WORKER WORKER [SPARE]: addresses of superusers of PostgreSQL servers with Citus on
// this machine, such as postgres://postgres:secret@127.0.0.1:5440/postgres; docs/operating.md says how to set them up. Larder runs
// on a database of its own, as an ordinary role. A worker is killed for 8 s, loses its standby, and the spare one is added, all
// under load. `control` kills a worker that acknowledges what is not on its disk, and has to find what is lost by it.
// Ends with 1 where a bar was missed, with 2 where there is no cluster to try.
import { prepare } from '../../scripts/lib/prepare.mjs'
import { listWrongAnswers } from '../failover/report.mjs'

const args = process.argv.slice(2)
const isControl = args.includes('control')
const [coordinator, ...servers] = args.filter((arg) => arg !== 'control')
if (coordinator === undefined || servers.length < 2) {
  console.log('NOT RUN: npm run bench:citus -- [control] COORDINATOR WORKER WORKER [SPARE], see docs/operating.md')
  process.exit(2)
}
const [first, second, spare] = servers

await prepare()
const { runTrial } = await import('./trial.mjs')
const result = await runTrial({
  coordinator,
  workers: [first, second],
  spare,
  seconds: 20,
  isControl,
  say: console.log,
})

const { refusal, kill, standby, moved, findings, events, tally, acknowledged, faults } = result
const statuses = Object.entries(tally.statuses).map(([status, times]) => `${status}: ${times}`)
console.log(`${acknowledged} writes acknowledged, ${events} events in the books; answers: ${statuses.join(', ')}\n`)
for (const [what, times] of Object.entries(findings)) console.log(`${String(times).padStart(6)}  ${what}`)
const wrong = [...listWrongAnswers(tally), ...faults]
for (const line of wrong.slice(0, 20)) console.log(line)

const missed = [
  ...Object.entries(findings).flatMap(([what, times]) => (times > 0 ? [`${times} ${what}`] : [])),
  ...(wrong.length > 0 ? [`${wrong.length} wrong answers or faults`] : []),
  ...(refusal === undefined || refusal.isRefused ? [] : ['an app started on a database that is only half distributed']),
  ...(kill.others > 0 ? [`${kill.others} refusals to households of other workers`] : []),
  ...(standby !== undefined && (standby.cancelled === 0 || standby.wrong !== 0)
    ? [`${standby.wrong} writes acknowledged that no standby of a worker has`]
    : []),
  ...(moved !== undefined && moved.moved === 0 ? ['nothing was rebalanced'] : []),
]
for (const line of missed) console.log(`MISSED: ${line}`)
if (isControl && findings['acknowledged events that are lost'] === 0)
  console.log('Nothing was lost with a worker that forgets: this proves nothing.')
if (!isControl && missed.length === 0) console.log('nothing lost, nothing doubled')
const isGood = isControl ? findings['acknowledged events that are lost'] > 0 : missed.length === 0
process.exit(isGood ? 0 : 1)
