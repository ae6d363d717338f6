// node bench/processes/run.mjs [requests]: several apps on one PostgreSQL, killed and restarted under load, and joined late by
// one more. Nothing may be lost or doubled.
import { prepare } from '../../scripts/lib/prepare.mjs'

const requests = Number(process.argv[2] ?? 10_000)
const processes = 3

await prepare()
const { runTrial } = await import('./trial.mjs')

const { joined, tally, seconds, events, findings, migrated_by, starts, balancer, faults } = await runTrial({
  requests,
  processes,
  clients: 16,
  killEveryMs: 3_000,
  // The first is an orderly restart, the second leaves PostgreSQL to recover from its log.
  restarts: [
    { at: 0.33, signal: 'SIGINT' },
    { at: 0.66, signal: 'SIGQUIT' },
  ],
  // Past the minute after which a process takes the duty of the backups.
  joinAfterMs: 90_000,
  say: (line) => console.log(line),
})

const statuses = Object.entries(tally.statuses).map(
  ([status, times]) => `${status === '0' ? 'broken off' : status}: ${times}`,
)
console.log(
  `\n${tally.done} requests of 16 clients to ${processes} processes in ${seconds.toFixed(0)} s, ${tally.attempts} attempts`,
)
console.log(
  `${tally.kills - tally.orderly} kills -9 and ${tally.orderly} orderly ends (${starts} starts in all), PostgreSQL restarted ${tally.restarts} times`,
)
console.log(`answers: ${statuses.join(', ')}`)
console.log(
  `writes without a key whose answer was lost: ${tally.unsure.done} done, ${tally.unsure['not done']} not done`,
)
console.log(
  `balancer: ${balancer.passed_over} passed to another process, ${balancer.broken_off} broken off by an app, ${balancer.lost} answers lost on purpose, ${balancer.nobody} with nobody there`,
)
console.log(
  joined.listens_after_ms === undefined
    ? 'the process that joined late never listened'
    : `a process that joined after 90 s listened after ${(joined.listens_after_ms / 1000).toFixed(1)} s`,
)
console.log(
  `journal: ${events} acknowledged events; the migrations were run by ${migrated_by} of ${processes} processes\n`,
)
for (const [what, times] of Object.entries(findings)) console.log(`${String(times).padStart(6)}  ${what}`)
for (const line of [...tally.bad, ...tally.stale, ...tally.unexpected, ...faults].slice(0, 20)) console.log(line)

const found = Object.values(findings).reduce((sum, times) => sum + times, 0)
console.log(found === 0 ? '\nnothing lost, nothing doubled' : `\n${found} finding(s)`)
process.exit(found === 0 ? 0 : 1)
