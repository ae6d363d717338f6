import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const started = new Set()
const patience_ms = 10_000

const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/**
 * Ends all that the bench has started and waits until it is gone: call it before a folder is deleted by which
 * something could still be found. What is started in the very moment is met in the next round.
 */
export function endAll() {
  const deadline = Date.now() + patience_ms
  while (Date.now() < deadline) {
    const left = [...started].flatMap(({ listPids }) => listPids()).filter(isAlive)
    if (left.length === 0) return
    for (const pid of left) kill(pid)
    sleep(20)
  }
}

// Whatever way the bench ends, nothing that it started stays behind.
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

/** The same for apps that a fleet has started. */
export function endWithUs(apps) {
  started.add({ listPids: () => apps.filter(({ port }) => port !== undefined).map(({ child }) => child.pid) })
}

/** Ends a process at once, where it has not ended by itself. */
export function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** The state letter and the parent of a process; undefined where there is none. */
function readStat(pid) {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

function readCommand(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** The processes that a process has started. */
export function listChildren(parent) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => readStat(pid)?.parent === parent)
}

/** Servers whose data is in this folder, by their command: their own file may be gone, or not yet be there. */
export function listServers(data) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    const words = readCommand(pid)
    return words.includes('-D') && words[words.indexOf('-D') + 1] === data
  })
}

const isAlive = (pid) => (readStat(pid)?.state ?? 'Z') !== 'Z'

/**
 * A program whose output goes to a file. `listOthers` names what it has started and would leave behind. `kill` ends all of
 * them with -9 and resolves when they are gone.
 */
export function startProcess([command, ...args], log, listOthers = () => []) {
  const output = openSync(log, 'a')
  const child = spawn(command, args, { stdio: ['ignore', output, output] })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const running = {
    listPids: () => [...(isRunning() ? [child.pid, ...listChildren(child.pid)] : []), ...listOthers()],
  }
  started.add(running)
  return {
    pid: child.pid,
    async kill() {
      const pids = running.listPids()
      for (const pid of pids) kill(pid)
      while (pids.some(isAlive)) await delay(10)
      started.delete(running)
    },
    /** Resolves when it has ended, after a signal or by itself. */
    async end(signal) {
      if (isRunning()) {
        child.kill(signal)
        await once(child, 'exit')
      }
      started.delete(running)
    },
  }
}
