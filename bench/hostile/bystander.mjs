import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { serveWatcher, startWatcher } from './watcher.mjs'

const every_ms = 20
const patience_ms = 20_000

/**
 * One plain request on a connection of its own, from an address that attacks nobody. Timed from when the system has made
 * the connection: on one machine attacker and system share the processors, and the handshake is not ours.
 */
function ask({ port, token }, { method = 'GET', path = '/api/inventory', body }) {
  const json = body === undefined ? undefined : JSON.stringify(body)
  let since = performance.now()
  return new Promise((resolve) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      localAddress: '127.0.0.2',
      method,
      path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(json === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
      },
      agent: false,
      timeout: patience_ms,
    })
    outgoing.on('socket', (socket) => socket.once('connect', () => (since = performance.now())))
    const fail = (why) => resolve({ failed: String(why), ms: performance.now() - since })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')))
    outgoing.on('error', fail)
    outgoing.on('response', (answer) => {
      answer.resume().on('error', fail)
      answer.on('end', () =>
        resolve({ failed: answer.statusCode === 200 ? undefined : answer.statusCode, ms: performance.now() - since }),
      )
    })
    outgoing.end(json)
  })
}

// Before it counts, it is warm: a process that only starts would be slow without any attack.
const warm_up = 10

async function watch(task, isOver, onWarm) {
  const { requests = [{}] } = task
  for (let done = 0; done < warm_up; done += 1) await ask(task, requests[done % requests.length])
  onWarm()
  const answers = []
  while (!isOver()) {
    answers.push(await ask(task, requests[answers.length % requests.length]))
    await delay(every_ms)
  }
  return answers
}

serveWatcher(watch)

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Somebody who only wants to see the list, or what `requests` says in turn, in a process of their own, while others do what they do. */
export async function startBystander(task) {
  const watcher = await startWatcher(import.meta.url, task)
  return {
    async stop() {
      const answers = await watcher.stop()
      const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
      const failures = answers.filter(({ failed }) => failed !== undefined)
      return {
        asked: answers.length,
        failed: failures.length,
        why: failures[0]?.failed,
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
      }
    },
  }
}
