import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const everyMs = 20
const patienceMs = 20_000

/** One plain request on a connection of its own, from an address that attacks nobody. */
function ask({ port, token }) {
  const since = performance.now()
  return new Promise((resolve) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      localAddress: '127.0.0.2',
      path: '/api/inventory',
      headers: { authorization: `Bearer ${token}` },
      agent: false,
      timeout: patienceMs,
    })
    const fail = (why) => resolve({ failed: String(why), ms: performance.now() - since })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')))
    outgoing.on('error', fail)
    outgoing.on('response', (answer) => {
      answer.resume().on('error', fail)
      answer.on('end', () =>
        resolve({ failed: answer.statusCode === 200 ? undefined : answer.statusCode, ms: performance.now() - since }),
      )
    })
    outgoing.end()
  })
}

async function watch(task, isOver) {
  const answers = []
  while (!isOver()) {
    answers.push(await ask(task))
    await delay(everyMs)
  }
  return answers
}

if (process.send !== undefined) {
  let isOver = false
  process.on('message', async (task) => {
    if (task === 'stop') isOver = true
    else process.send(await watch(task, () => isOver))
  })
  process.on('disconnect', () => process.exit())
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Somebody who only wants to see the list, in a process of their own, while others do what they do. */
export function startBystander(task) {
  const child = fork(fileURLToPath(import.meta.url))
  child.send(task)
  return {
    async stop() {
      child.send('stop')
      const [answers] = await once(child, 'message')
      child.disconnect()
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
