import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { lock_keys } from '../../packages/server/dist/database/advisory-locks.js'
import { audit } from './audit.mjs'
import { startBalancer } from './balancer.mjs'
import { send } from './caller.mjs'
import { startFleet } from './fleet.mjs'
import { choose } from './mix.mjs'
import { startPostgres } from './postgres.mjs'
import { settle } from './settle.mjs'

/** One name and one address guess until they are stopped; the other processes must know. */
async function countOpenDoors(apps) {
  const agent = new Agent()
  const guess = ({ port }) =>
    send(
      { agent, port },
      {
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'x-forwarded-for': '10.9.9.9' },
        body: { username: 'nobody-at-all', password: 'wrong' },
      },
    )
  let answer = await guess(apps[0])
  for (let tries = 1; tries < 100 && answer.status === 401; tries += 1) answer = await guess(apps[0])
  const statuses = await Promise.all(apps.map(async (app) => (await guess(app)).status))
  return statuses.filter((status) => status !== 429).length
}

const countDuties = `select count(*) from pg_locks where locktype = 'advisory' and objid = ${lock_keys.backup_duty} and granted`

/**
 * A process joins when another one has run for so long that it holds the duty of the backups, as happens in every update
 * without a pause. Returns how long it took to listen; undefined where it never did.
 */
async function joinLate({ fleet, ask, joinAfterMs }) {
  await fleet.add()
  await delay(joinAfterMs)
  const duties = Number((await ask(countDuties))[0].count)
  const began = performance.now()
  const isListening = await fleet.add().then(
    () => true,
    () => false,
  )
  return { duties, listens_after_ms: isListening ? performance.now() - began : undefined }
}

/** Runs so many requests through several apps while they are killed and PostgreSQL is restarted. */
export async function runTrial({
  lossy = 0.03,
  requests,
  processes,
  clients,
  kills,
  killEveryMs,
  restarts,
  joinAfterMs,
  settings,
  say = () => {},
}) {
  const tally = {
    attempts: 0,
    statuses: {},
    bad: [],
    stale: [],
    unexpected: [],
    done: 0,
    kills: 0,
    orderly: 0,
    unsure: { done: 0, 'not done': 0 },
    restarts: 0,
  }
  const postgres = await startPostgres(settings)
  const variables = { DATABASE_URL: postgres.url, TRUST_PROXY: '127.0.0.1', OPEN_FOOD_FACTS_URL: 'off' }
  const fleet = await startFleet(processes, { ...variables, DATA_DIR: postgres.dataDir })
  const balancer = await startBalancer(fleet.apps, lossy)
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const began = performance.now()

  let joined
  const isOver = () => tally.done >= requests && (joinAfterMs === undefined || joined !== undefined)

  async function work({ acts }) {
    while (!isOver()) {
      tally.done += 1
      await acts[choose()]().catch((error) => {
        if (error.message !== 'unexpected') throw error
      })
    }
  }

  const reached = async (part) => {
    while (tally.done < requests * part) await delay(10)
    return tally.done < requests
  }
  async function kill() {
    tally.kills += 1
    // Now and then an orderly end, as in an upgrade: whoever is being served must not notice.
    const signal = tally.kills % 4 === 0 ? 'SIGTERM' : 'SIGKILL'
    if (signal === 'SIGTERM') tally.orderly += 1
    await fleet.replace(tally.kills, signal)
  }
  async function disturb() {
    for (const part of kills ?? []) if (await reached(part)) await kill()
    if (killEveryMs === undefined) return
    while (!isOver()) {
      await delay(killEveryMs)
      if (!isOver()) await kill()
      say(`${tally.done} requests, ${tally.kills} kills, ${tally.restarts} restarts of PostgreSQL`)
    }
  }
  async function restart() {
    for (const { at, signal } of restarts) {
      await reached(at)
      await postgres.restart(signal)
      tally.restarts += 1
    }
    // Afterwards, since a restart of PostgreSQL takes the duty away until the next hour.
    if (joinAfterMs !== undefined) joined = await joinLate({ fleet, ask: postgres.ask, joinAfterMs })
  }

  try {
    const members = await settle(clients, () => ({ agent, port: balancer.port }), tally)
    await Promise.all([disturb(), restart(), ...members.map(work)])
    const seconds = (performance.now() - began) / 1000
    const { events, findings, migrated_by } = await audit({ ...postgres, ...fleet, members })
    findings['5xx besides 503 with Retry-After'] = tally.bad.length
    findings['answers that did not show what was acknowledged'] = tally.stale.length
    findings['answers that nobody expected'] = tally.unexpected.length
    findings['faults that an app logged'] = fleet.faults.length
    findings['apps that ended instead of starting'] = fleet.refusals.length
    if (joined !== undefined) {
      findings['late processes that did not listen'] = joined.listens_after_ms === undefined ? 1 : 0
      findings['late processes that met nobody with the duty of the backups'] = joined.duties === 1 ? 0 : 1
    }
    findings['processes that let a locked-out guesser in'] = await countOpenDoors(
      fleet.apps.filter(({ port }) => port !== undefined),
    )
    const starts = fleet.apps.reduce((sum, app) => sum + app.starts, 0)
    const faults = [...fleet.faults, ...fleet.refusals]
    return { joined, tally, seconds, events, findings, migrated_by, starts, balancer: balancer.counts, faults }
  } finally {
    await fleet.stop()
    agent.destroy()
    await balancer.stop()
    await postgres.stop()
  }
}
