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

/** For jobs in native code: ending a thread in the midst of it would end the whole server, and so would a fault of its own. */
export function startProcess(file: URL = compiled): Thread {
  const child = fork(fileURLToPath(file), [], { execArgv: ['--max-old-space-size=512'], serialization: 'advanced' })
  return giveWork(new ProcessVessel(child))
}
