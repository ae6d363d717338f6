import { scan_messages } from '@larder/contract/messages/scan-messages'
import { ImageError } from '@larder/vision/decode/image'
import type { JobInput, JobName, JobOutput, Report } from '@larder/vision/jobs/jobs'
import { JobFailure, JobTimeout } from '@larder/vision/jobs/thread'
import { HttpError } from '../http/errors.ts'
import type { Asker } from '../limits/asker.ts'
import { type FairQueue, QueueFull, createFairQueue } from '../limits/fair-queue.ts'
import { createLocalWorkers } from './local-workers.ts'
import { type WaitingLane, type Workers, laneOf } from './workers.ts'

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
export interface ImageContext extends Asker {
  readonly signal: AbortSignal
  readonly log: Log
  /** Told how far the work is, where somebody wants to know. */
  readonly onProgress?: Report | undefined
}

/** One fair line, in which nobody has all places: where there are two, whoever comes next begins at once. */
function createLine(workers: Workers, lane: WaitingLane): FairQueue {
  const at_once = () => workers.atOnce(lane)
  return createFairQueue({ ...limits, at_once, at_once_each: () => Math.max(1, at_once() - 1) })
}

type Counts = ReturnType<FairQueue['count']>
const add = (one: Counts, other: Counts): Counts => ({
  running: one.running + other.running,
  waiting: one.waiting + other.waiting,
  started: one.started + other.started,
  waited_ms: one.waited_ms + other.waited_ms,
  refused: one.refused + other.refused,
})

/** The one way to the workers: receipts and products wait in one fair line, codes in another. */
export function createImageService({
  workers = createLocalWorkers(),
  createQueue = (lane) => createLine(workers, lane),
}: { readonly workers?: Workers; readonly createQueue?: (lane: WaitingLane) => FairQueue } = {}) {
  const queues = { photos: createQueue('photos'), barcodes: createQueue('barcodes') }

  async function work<Name extends JobName>(
    { user_id, household_id, signal, log, onProgress }: ImageContext,
    name: Name,
    input: JobInput<Name>,
    enqueue: (task: () => Promise<JobOutput<Name>>) => Promise<JobOutput<Name>>,
  ): Promise<JobOutput<Name>> {
    try {
      return await enqueue(() => workers.run(name, input, { asker: { user_id, household_id }, signal, onProgress }))
    } catch (error) {
      throw toRefusal(error, log)
    }
  }

  return {
    run<Name extends JobName>(context: ImageContext, name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
      const { signal, onProgress } = context
      const lane = laneOf(name)
      const onWait = () => onProgress?.({ stage: 'waiting' })
      return work(context, name, input, (task) => {
        const start = () => {
          // Told from here: a process that has yet to start would keep silent for a second.
          onProgress?.({ stage: 'finding' })
          return task()
        }
        return lane === 'following' ? start() : queues[lane].run(context, start, signal, onWait)
      })
    },

    /** What is left to do with a photo that has had its turn: it does not go to the end of the line again. */
    finish: <Name extends JobName>(
      context: ImageContext,
      name: Name,
      input: JobInput<Name>,
    ): Promise<JobOutput<Name>> => work(context, name, input, (task) => task()),

    count: () => ({ ...add(queues.photos.count(), queues.barcodes.count()), ...workers.count() }),

    close: () => workers.close(),
  }
}

export type ImageService = ReturnType<typeof createImageService>
