import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { createPool } from '@larder/vision/jobs/pool'
import { anything, startOddThread } from '@larder/vision/testing/threads'
import { afterEach, expect, test, vi } from 'vitest'
import type { HttpError } from '../http/errors.ts'
import { createFairQueue } from '../limits/fair-queue.ts'
import { createLocalWorkers } from './local-workers.ts'
import { type ImageService, createImageService } from './service.ts'

let images: ImageService
afterEach(() => images.close())

const log = { error: vi.fn<(fields: object, message: string) => void>() }
const { signal } = new AbortController()
const context = { household_id: 1, signal, log }

function createOddService(kind: Parameters<typeof startOddThread>[0], waiting = 5, time_ms = 25_000) {
  images = createImageService({
    workers: createLocalWorkers({
      pool: createPool({ time_ms, idle_ms: 25_000, start: () => startOddThread(kind) }),
    }),
    queue: createFairQueue({ at_once: 1, waiting, waiting_each: waiting }),
  })
}

const refusal = (): Promise<HttpError> =>
  images.run(context, 'readBarcodes', anything).then(
    () => {
      throw new Error('this should have failed')
    },
    (error: HttpError) => error,
  )

test('a picture that is none is the sender’s fault, and leaves no trace in the log', async () => {
  images = createImageService()
  expect(await refusal()).toMatchObject({ status: 400, message: receipt_messages.receipt.fileTypeInvalid })
  expect(log.error).not.toHaveBeenCalled()
})

test('a full queue says when to come back', async () => {
  createOddService('hanging', 0)
  const running = refusal()
  expect(await refusal()).toMatchObject({
    status: 503,
    message: scan_messages.image.busy,
    headers: { 'retry-after': '5' },
  })
  await images.close()
  expect(await running).toMatchObject({ status: 500 })
})

test('a job that takes too long is told so', async () => {
  createOddService('hanging', 5, 50)
  expect(await refusal()).toMatchObject({ status: 503, message: scan_messages.image.tookTooLong })
})

test('a thread that dies answers its own job with a sentence, and the next runs on another', async () => {
  const kinds = ['throwing', 'counting'] as const
  let started = 0
  const start = () => startOddThread(kinds[started++] ?? 'counting')
  const pool = createPool({ time_ms: 25_000, idle_ms: 25_000, start })
  images = createImageService({ workers: createLocalWorkers({ pool }) })
  expect(await refusal()).toMatchObject({ status: 500, message: scan_messages.image.failed })
  expect(log.error).toHaveBeenCalled()
  expect(await images.run(context, 'readBarcodes', anything)).toBe(1)
})

test('whoever leaves gets their own reason back, and nobody is told of a fault', async () => {
  log.error.mockClear()
  createOddService('hanging')
  const gone = new AbortController()
  const job = images.run({ ...context, signal: gone.signal }, 'readBarcodes', anything)
  gone.abort(new Error('gone'))
  await expect(job).rejects.toThrow('gone')
  expect(log.error).not.toHaveBeenCalled()
})

test('what is left to do with a photo waits for no other, and fails like any job', async () => {
  createOddService('hanging', 0)
  const running = refusal()
  const gone = new AbortController()
  const rest = images.finish({ ...context, signal: gone.signal }, 'readBarcodes', anything)
  gone.abort(new Error('gone'))
  await expect(rest).rejects.toThrow('gone')
  await images.close()
  expect(await running).toMatchObject({ status: 500, message: scan_messages.image.failed })
  await expect(images.finish(context, 'readBarcodes', anything)).rejects.toThrow('The pool is closed')
})

test('a photo that waits for another says so, and both tell how far they are', async () => {
  createOddService('reporting')
  const told: string[] = []
  const read = (name: string) =>
    images.run(
      { ...context, onProgress: ({ stage, done }) => void told.push(`${name} ${stage} ${done ?? ''}`.trim()) },
      'readBarcodes',
      anything,
    )
  await Promise.all([read('first'), read('second')])
  expect(told).toEqual([
    'first finding',
    'second waiting',
    ...[1, 2, 3].map((done) => `first reading ${done}`),
    'second finding',
    ...[1, 2, 3].map((done) => `second reading ${done}`),
  ])
})
