import { ImageError } from '@larder/vision/decode/image'
import type { JobInput, JobName, Report } from '@larder/vision/jobs/jobs'
import { JobFailure, JobTimeout } from '@larder/vision/jobs/thread'
import { type JobBody, type JobFrame, start_wait_ms } from '../images/remote/job-protocol.ts'
import { type Workers, isFollowing } from '../images/workers.ts'
import { createFairQueue } from '../limits/fair-queue.ts'

/** Who waits for a job, and is told of it. */
export interface JobListener {
  readonly signal: AbortSignal
  /** The work begins: from now on there will be an answer. */
  onStart(): void
  readonly onProgress: Report
}

// A few of each for other apps, whose own lines are where photos wait: here they would not be in fair turns.
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
  const at_once = workers.atOnce()
  const waiting = waiting_for_each * at_once
  const photos = createFairQueue({ at_once, waiting, waiting_each: waiting, wait_ms: start_wait_ms })
  // What follows a photo is short, and comes up to twice for each.
  const following = createFairQueue({ at_once: 2 * at_once, waiting, waiting_each: waiting, wait_ms: start_wait_ms })
  const queueOf = (name: JobName) => (isFollowing(name) ? following : photos)

  return {
    at_once,

    /** Known before the body is read, so that nobody sends a photo in vain. */
    isFull(name: JobName): boolean {
      return queueOf(name).count().waiting >= waiting
    },

    run(name: JobName, { input, wants_progress }: JobBody, { signal, onStart, onProgress }: JobListener) {
      const work = async (): Promise<JobFrame> => {
        onStart()
        try {
          const options = { signal, onProgress: wants_progress ? onProgress : undefined }
          return { kind: 'done', output: await workers.run(name, input as JobInput<typeof name>, options) }
        } catch (error) {
          return toEnd(error)
        }
      }
      return queueOf(name).run(0, work, signal)
    },

    count: () => ({ running: photos.count().running, waiting: photos.count().waiting }),
  }
}

export type WorkerService = ReturnType<typeof createWorkerService>
