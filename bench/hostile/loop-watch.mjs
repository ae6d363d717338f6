import { closeSync, openSync, readSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { serveWatcher, startWatcher } from './watcher.mjs'

const every_ms = 2
const patience_ms = 120_000

/**
 * How long the first thread of a process has run so far, in ms; what others on the machine take away from it does not
 * count. Linux tells; elsewhere it is undefined.
 */
function openCpuClock(pid) {
  try {
    const file = openSync(`/proc/${pid}/task/${pid}/schedstat`)
    const buffer = Buffer.alloc(128)
    const read = () => Number(buffer.toString('latin1', 0, readSync(file, buffer, 0, 128, 0)).split(' ')[0]) / 1e6
    return { read, close: () => closeSync(file) }
  } catch {
    return { read: () => Number.NaN, close: () => {} }
  }
}

/** One request on a connection that stays open: what it waits for is the event loop, nothing else. */
function ask(agent, port) {
  return new Promise((resolve) => {
    const options = { agent, port, host: '127.0.0.1', localAddress: '127.0.0.2', timeout: patience_ms }
    const outgoing = request({ ...options, path: '/api/health/live' })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')))
    // A server that was silent for very long hangs up on whoever waited: that ends the wait too.
    outgoing.on('error', resolve)
    outgoing.on('response', (answer) => answer.resume().on('end', resolve).on('error', resolve))
    outgoing.end()
  })
}

async function watch({ port, pid }, isOver, onWarm) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const cpu = openCpuClock(pid)
  for (let done = 0; done < 10; done += 1) await ask(agent, port)
  onWarm()
  const longest = { asked: 0, wait_ms: 0, run_ms: 0 }
  while (!isOver()) {
    const [since, run] = [performance.now(), cpu.read()]
    await ask(agent, port)
    longest.run_ms = Math.max(longest.run_ms, cpu.read() - run)
    longest.wait_ms = Math.max(longest.wait_ms, performance.now() - since)
    longest.asked += 1
    await delay(every_ms)
  }
  agent.destroy()
  cpu.close()
  return longest
}

serveWatcher(watch)

/**
 * Asks again and again, from a process of its own, whether the server is alive. The longest wait is how long its event
 * loop was blocked, and `run_ms` is the part of such a wait in which its main thread ran, whatever else the machine did.
 */
export const watchLoop = (task) => startWatcher(import.meta.url, task)
