import { scan_messages } from '@larder/contract/messages/scan-messages'
import { ImageError } from '@larder/vision/decode/image'
import type { JobInput, JobName, JobOutput, Report } from '@larder/vision/jobs/jobs'
import { JobFailure, JobTimeout } from '@larder/vision/jobs/thread'
import { HttpError } from '../http/errors.ts'
import { type FairQueue, QueueFull, createFairQueue } from '../limits/fair-queue.ts'
import { createLocalWorkers } from './local-workers.ts'
import type { Workers } from './workers.ts'

/** What is said of a failure goes to the log of the request it belongs to. */
interface Log {
  error(fields: object, message: string): void
}

const retryAfter = { 'retry-after': '5' }
const limits = { waiting: 64, waiting_each: 8 } as const

function toRefusal(error: unknown, log: Log): unknown {
  if (error instanceof ImageError) return new HttpError(400, error.message)
  if (error instanceof QueueFull) return new HttpError(503, scan_messages.image.busy, undefined, retryAfter)
  if (!(error instanceof JobTimeout || error instanceof JobFailure)) return error
  log.error({ err: error }, 'a photo was not read')
  return error instanceof JobTimeout
    ? new HttpError(503, scan_messages.image.tookTooLong, undefined, retryAfter)
    : new HttpError(500, scan_messages.image.failed)
}

/** Who asks, and what ends the work before its time. */
export interface ImageContext {
  readonly household_id: number
  readonly signal: AbortSignal
  readonly log: Log
  /** Told how far the work is, where somebody wants to know. */
  readonly onProgress?: Report | undefined
}

/** The one way to the workers: barcodes, receipts and recognition wait in the same fair line. */
export function createImageService({
  workers = createLocalWorkers(),
  queue = createFairQueue({ ...limits, at_once: () => workers.atOnce() }),
}: { readonly workers?: Workers; readonly queue?: FairQueue } = {}) {
  async function work<Name extends JobName>(
    { signal, log, onProgress }: Omit<ImageContext, 'household_id'>,
    name: Name,
    input: JobInput<Name>,
    enqueue: (task: () => Promise<JobOutput<Name>>) => Promise<JobOutput<Name>>,
  ): Promise<JobOutput<Name>> {
    try {
      return await enqueue(() => workers.run(name, input, { signal, onProgress }))
    } catch (error) {
      throw toRefusal(error, log)
    }
  }

  return {
    run<Name extends JobName>(context: ImageContext, name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
      const { household_id, signal, onProgress } = context
      const onWait = () => onProgress?.({ stage: 'waiting' })
      return work(context, name, input, (task) => {
        const start = () => {
          // Told from here: a process that has yet to start would keep silent for a second.
          onProgress?.({ stage: 'finding' })
          return task()
        }
        return queue.run(household_id, start, signal, onWait)
      })
    },

    /** What is left to do with a photo that has had its turn: it does not go to the end of the line again. */
    finish: <Name extends JobName>(
      context: ImageContext,
      name: Name,
      input: JobInput<Name>,
    ): Promise<JobOutput<Name>> => work(context, name, input, (task) => task()),

    count: () => ({ ...queue.count(), ...workers.count() }),

    close: () => workers.close(),
  }
}

export type ImageService = ReturnType<typeof createImageService>
