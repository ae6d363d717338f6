import { ImageError } from '@larder/vision/decode/image'
import type { JobInput, JobName, Report } from '@larder/vision/jobs/jobs'
import { JobFailure, JobTimeout } from '@larder/vision/jobs/thread'
import { type JobBody, type JobFrame, start_wait_ms } from '../images/remote/job-protocol.ts'
import { type Lane, type Workers, laneOf, places } from '../images/workers.ts'
import { type FairQueue, createFairQueue } from '../limits/fair-queue.ts'

/** Who waits for a job, and is told of it. */
export interface JobListener {
  readonly signal: AbortSignal
  /** The work begins: from now on there will be an answer. */
  onStart(): void
  readonly onProgress: Report
}

// A few of each for other apps: photos wait in their own lines, where they can be told so.
const waiting_for_each = 2

/** How a job ended, as it is told to the app; whatever else was thrown is not the job's. */
function toEnd(error: unknown): JobFrame {
  if (error instanceof ImageError) return { kind: 'refused', message: error.message }
  if (error instanceof JobTimeout) return { kind: 'late', message: error.message }
  if (error instanceof JobFailure) return { kind: 'failed', message: error.message, stack: error.stack }
  throw error
}

/** Does the jobs of apps elsewhere; QueueFull where an app had better ask somebody else. */
export function createWorkerService(workers: Workers) {
  const at_once = workers.atOnce('photos')
  const waiting = waiting_for_each * at_once
  const createQueue = (lane: Lane): FairQueue =>
    createFairQueue({ at_once: places[lane](at_once), waiting, waiting_each: waiting, wait_ms: start_wait_ms })
  const queues: { readonly [One in Lane]: FairQueue } = {
    photos: createQueue('photos'),
    barcodes: createQueue('barcodes'),
    following: createQueue('following'),
  }
  const queueOf = (name: JobName): FairQueue => queues[laneOf(name)]

  return {
    at_once,

    /** Known before the body is read, so that nobody sends a photo in vain. */
    isFull(name: JobName): boolean {
      return queueOf(name).count().waiting >= waiting
    },

    run(name: JobName, { input, asker, wants_progress }: JobBody, { signal, onStart, onProgress }: JobListener) {
      const work = async (): Promise<JobFrame> => {
        onStart()
        try {
          const options = { asker, signal, onProgress: wants_progress ? onProgress : undefined }
          return { kind: 'done', output: await workers.run(name, input as JobInput<typeof name>, options) }
        } catch (error) {
          return toEnd(error)
        }
      }
      return queueOf(name).run(asker, work, signal)
    },

    /** Photos and codes; what follows them is part of one of these. */
    count() {
      const [photos, barcodes] = [queues.photos.count(), queues.barcodes.count()]
      return { running: photos.running + barcodes.running, waiting: photos.waiting + barcodes.waiting }
    },
  }
}

export type WorkerService = ReturnType<typeof createWorkerService>
