import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { JobRequest } from './jobs.ts'
import { type Thread, type Vessel, compiled, giveWork } from './thread.ts'

/** A process that speaks as a thread does. */
class ProcessVessel extends EventEmitter implements Vessel {
  readonly #child: ChildProcess

  constructor(child: ChildProcess) {
    super()
    this.#child = child
    for (const event of ['message', 'exit', 'error']) child.on(event, (value) => this.emit(event, value))
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  postMessage(request: JobRequest): void {
    this.#child.send(request)
  }

  ref(): void {
    this.#child.ref()
    this.#child.channel?.ref()
  }

  unref(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }

  async terminate(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const end = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await end
  }
}

const environment = {
  // The engine would tell its makers about each session.
  ORT_DISABLE_TELEMETRY: '1',
  // Pictures have all sizes: what was taken for the last is given back, where glibc would keep it. Twice these sizes hold
  // 441 MB over 19 receipts, these 406 MB, at no more processor time.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '8388608',
  MALLOC_TRIM_THRESHOLD_: '16777216',
}

/** For jobs in native code: ending a thread in the midst of it would end the whole server, and so would a fault of its own. */
export function startProcess(file: URL = compiled): Thread {
  const env = { ...process.env, ...environment }
  const execArgv = ['--max-old-space-size=512', '--expose-gc']
  const child = fork(fileURLToPath(file), [], { env, execArgv, serialization: 'advanced' })
  return giveWork(new ProcessVessel(child))
}
