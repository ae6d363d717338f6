import type { JobOutput } from '@larder/vision/jobs/jobs'
import { JobFailure } from '@larder/vision/jobs/thread'
import { QueueFull, createFairQueue } from '../../limits/fair-queue.ts'
import { type Lane, type WaitingLane, type WorkOptions, type Workers, laneOf } from '../workers.ts'
import { checkWorker } from './check-worker.ts'
import { type JobBody, body_limit } from './job-protocol.ts'
import { packValue, sizeOf } from './packed-value.ts'
import { type SendLimits, type SentJob, WorkerLost, sendJob } from './send-job.ts'
import { type WorkerAddress, createWorkerAddresses } from './worker-addresses.ts'
import { WorkerUnavailable, reasonOf } from './worker-request.ts'

interface Log {
  warn(fields: object, message: string): void
}

export interface RemoteConfig {
  readonly urls: readonly string[]
  readonly token: string | undefined
  /** Whether this machine does what no worker takes. */
  readonly fallback: boolean
}

interface Parts {
  readonly local: Workers
  readonly log: Log
  readonly limits?: SendLimits
}

// A photo that two workers were lost over is given to nobody else.
const most_lost = 1

/** Workers on machines of their own; what none of them takes is done here, unless the operator does not want that. */
export function createRemoteWorkers({ urls, token, fallback }: RemoteConfig, { local, log, limits }: Parts): Workers {
  const addresses = createWorkerAddresses(urls)
  // As many may have been sent elsewhere as many machines do at once, and all of them may come back together.
  const waiting = 256
  const createQueue = (lane: WaitingLane) =>
    createFairQueue({ at_once: () => local.atOnce(lane), waiting, waiting_each: waiting })
  const queues = { photos: createQueue('photos'), barcodes: createQueue('barcodes') }

  function leaveAlone(address: WorkerAddress, lane: Lane, reason: string, busy_seconds?: number): void {
    const pause_ms = addresses.pause(address, lane, busy_seconds)
    if (pause_ms === undefined) return
    const fields = { worker: address.url.host, reason, seconds: pause_ms / 1000 }
    log.warn(fields, 'a vision worker is left alone')
  }

  async function send(address: WorkerAddress, job: SentJob, options: WorkOptions): Promise<unknown> {
    const lane = laneOf(job.name)
    address.open[lane] += 1
    try {
      const output = await sendJob(address, job, options, limits)
      addresses.resume(address, lane)
      return output
    } catch (error) {
      if (error instanceof WorkerUnavailable) leaveAlone(address, lane, error.message, error.retry_seconds)
      if (error instanceof WorkerLost) leaveAlone(address, lane, error.message)
      throw error
    } finally {
      address.open[lane] -= 1
    }
  }

  /** What a worker answers; undefined where none takes the job. */
  async function askWorkers(job: SentJob, options: WorkOptions): Promise<{ readonly output: unknown } | undefined> {
    const tried = new Set<WorkerAddress>()
    const choose = () => addresses.choose(tried, laneOf(job.name))
    let lost = 0
    for (let address = choose(); address !== undefined; address = choose()) {
      tried.add(address)
      try {
        return { output: await send(address, job, options) }
      } catch (error) {
        if (error instanceof WorkerLost && lost++ >= most_lost) throw new JobFailure('Two vision workers were lost')
        if (!(error instanceof WorkerLost || error instanceof WorkerUnavailable)) throw error
      }
    }
    return undefined
  }

  const closing = new AbortController()
  for (const address of addresses.all) {
    checkWorker(address, token, closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted) leaveAlone(address, 'photos', reasonOf(error))
    })
  }

  return {
    async run(name, input, options) {
      const { asker, signal } = options
      const body: JobBody = { input, asker, wants_progress: options.onProgress !== undefined }
      const pieces = packValue(body)
      const isSent = sizeOf(pieces) <= body_limit
      const answer = isSent ? await askWorkers({ name, pieces, token }, options) : undefined
      if (answer !== undefined) return answer.output as JobOutput<typeof name>
      if (!fallback) throw new QueueFull()
      const work = () => local.run(name, input, options)
      const lane = laneOf(name)
      return lane === 'following' ? work() : queues[lane].run(asker, work, signal)
    },

    atOnce: (lane) => addresses.countAtOnce(lane) || local.atOnce(lane),
    count: () => local.count(),
    close() {
      closing.abort()
      return local.close()
    },
  }
}
