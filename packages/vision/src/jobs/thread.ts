import { type EventEmitter, on, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ImageError } from '../decode/image.ts'
import type { JobInput, JobName, JobOutput, JobRequest, JobResponse, Report } from './jobs.ts'

/** A job was not done because of us: the thread died, or the handler broke. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
}

/** A job was stopped because it took longer than any job should. */
export class JobTimeout extends Error {
  override readonly name = 'JobTimeout'
}

export interface JobOptions {
  readonly time_ms: number
  /** Whoever asked has gone: the work is not worth its electricity any more. */
  readonly signal?: AbortSignal | undefined
  /** Told how far it is, by jobs that say so. */
  readonly onProgress?: Report | undefined
}

/** A thread that does one job after the other until it is stopped or broken. */
export interface Thread {
  readonly is_alive: boolean
  /** Where it is a process of its own. */
  readonly pid?: number | undefined
  /** A thread whose job was aborted, too slow or deadly is gone afterwards: nothing else ends a loop in it. */
  run<Name extends JobName>(name: Name, input: JobInput<Name>, options: JobOptions): Promise<JobOutput<Name>>
  stop(): Promise<void>
}

/** The compiled file, also when this one runs from its source, as in tests: Node 20 starts no thread from TypeScript. */
export const compiled = new URL('../../dist/jobs/worker.js', import.meta.url)

type JobResult = Exclude<JobResponse, { kind: 'progress' }>

function unpack(response: JobResult): unknown {
  if (response.kind === 'done') return response.output
  if (response.kind === 'refused') throw new ImageError(response.message)
  throw Object.assign(new JobFailure(response.message), { stack: response.stack })
}

/** What a thread and a process of its own have in common for whoever gives them work. */
export interface Vessel extends EventEmitter {
  readonly pid?: number | undefined
  postMessage(request: JobRequest): void
  ref(): void
  unref(): void
  /** Ends it at once, whatever it does. */
  terminate(): Promise<unknown>
}

async function followAnswer(worker: Vessel, signal: AbortSignal, onProgress?: Report): Promise<JobResult> {
  for await (const [response] of on(worker, 'message', { signal }) as AsyncIterable<[JobResponse]>) {
    if (response.kind !== 'progress') return response
    onProgress?.(response.progress)
  }
  throw new JobFailure('The thread said nothing more')
}

async function waitForAnswer(worker: Vessel, signal: AbortSignal, onProgress?: Report): Promise<JobResult> {
  const death = once(worker, 'exit', { signal }).then(([code]) => {
    throw new JobFailure(`The thread ended with code ${code}`)
  })
  return Promise.race([followAnswer(worker, signal, onProgress), death])
}

/** Starts a thread, without the flags of the process: their conditions would lead it to the sources. */
export function startThread(file: URL = compiled): Thread {
  return giveWork(new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } }))
}

/** Gives a vessel one job after the other, and ends it where a job takes too long or nobody waits for it. */
export function giveWork(worker: Vessel): Thread {
  let isAlive = true
  worker.once('exit', () => (isAlive = false))
  // Between jobs a death is no news: the pool looks before it asks.
  worker.on('error', () => (isAlive = false))
  worker.unref()

  async function stop(): Promise<void> {
    isAlive = false
    await worker.terminate()
  }

  async function ask(request: JobRequest, { time_ms, signal, onProgress }: JobOptions): Promise<JobResult> {
    const late = new JobTimeout(`${request.name} took longer than ${time_ms} ms`)
    const end = new AbortController()
    const timer = setTimeout(() => end.abort(late), time_ms)
    const leave = () => end.abort(signal?.reason)
    signal?.addEventListener('abort', leave, { once: true })
    worker.ref()
    try {
      worker.postMessage(request)
      return await waitForAnswer(worker, end.signal, onProgress)
    } catch (error) {
      await stop()
      if (end.signal.aborted) throw end.signal.reason
      throw error instanceof JobFailure ? error : new JobFailure('The thread broke', { cause: error })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      end.abort()
      worker.unref()
    }
  }

  return {
    get is_alive() {
      return isAlive
    },
    pid: worker.pid,
    stop,
    async run(name, input, options) {
      options.signal?.throwIfAborted()
      const wants_progress = options.onProgress !== undefined
      return unpack(await ask({ name, input, wants_progress }, options)) as JobOutput<typeof name>
    },
  }
}
