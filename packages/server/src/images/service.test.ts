import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import type { JobName } from '@larder/vision/jobs/jobs'
import { createPool } from '@larder/vision/jobs/pool'
import { anything, startOddThread } from '@larder/vision/testing/threads'
import { afterEach, expect, test, vi } from 'vitest'
import type { HttpError } from '../http/errors.ts'
import { createFairQueue } from '../limits/fair-queue.ts'
import { createLocalWorkers } from './local-workers.ts'
import { type ImageService, createImageService } from './service.ts'
import { type Workers, limitOf, places } from './workers.ts'

let images: ImageService
afterEach(() => images.close())

const log = { error: vi.fn<(fields: object, message: string) => void>() }
const { signal } = new AbortController()
const context = { user_id: 1, household_id: 1, signal, log }

function createOddService(kind: Parameters<typeof startOddThread>[0], waiting = 5, time_ms = 25_000) {
  const pool = createPool({ time_ms, idle_ms: 25_000, start: () => startOddThread(kind) })
  images = createImageService({
    workers: createLocalWorkers({ pool, processes: pool }),
    createQueue: () => createFairQueue({ at_once: 1, waiting, waiting_each: waiting }),
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

test.each(['readReceipt', 'readBarcodes'] as const)(
  'whoever leaves %s gets their own reason back, and nobody is told of a fault',
  async (name) => {
    log.error.mockClear()
    createOddService(name === 'readReceipt' ? 'hanging' : 'counting')
    const gone = new AbortController()
    const job = images.run({ ...context, signal: gone.signal }, name, anything)
    gone.abort(new Error('gone'))
    await expect(job).rejects.toThrow('gone')
    expect(log.error).not.toHaveBeenCalled()
  },
)

test('a code that its sender has left is read to its end, so that the next finds a warm thread', async () => {
  createOddService('counting')
  const gone = new AbortController()
  const left = images.run({ ...context, signal: gone.signal }, 'readBarcodes', anything)
  const next = images.run({ ...context, user_id: 2, household_id: 2 }, 'readBarcodes', anything)
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  // The thread counts its jobs.
  expect(await next).toBe(2)
})

test('what is left to do with a photo waits for no other, and fails like any job', async () => {
  createOddService('hanging', 0)
  const running = refusal()
  const gone = new AbortController()
  const rest = images.finish({ ...context, signal: gone.signal }, 'copyPhoto', anything)
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

/** Workers whose jobs end when they are told to; `at_once` photos, as on the smallest machine. */
function createHeldWorkers(at_once = 2) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const workers: Workers = {
    run: (name, _input, { asker }) =>
      new Promise((resolve) => {
        begun.push(`${name} ${asker.user_id}/${asker.household_id}`)
        ends.push(() => resolve(undefined as never))
      }),
    atOnce: (lane) => places[lane](at_once),
    count: () => ({ threads: 0, pids: [] }),
    close: async () => {},
  }
  images = createImageService({ workers })
  return { begun, ends }
}

const send = (name: JobName, user_id: number, household_id: number): Promise<unknown> =>
  images.run({ log, signal: new AbortController().signal, user_id, household_id }, name, anything as never)

test('a code begins at once, whatever waits: receipts, products, and the codes of somebody with many households', async () => {
  const { begun } = createHeldWorkers()
  const sent = Array.from({ length: 20 }, (_, home) => [
    send('readReceipt', 1, home),
    send('seeProducts', 2, 100 + home),
    send('readBarcodes', 1, home),
  ]).flat()
  void Promise.allSettled(sent)
  expect(begun).toEqual(['readReceipt 1/0', 'seeProducts 2/100', 'readBarcodes 1/0'])
  void send('readBarcodes', 3, 30)
  expect(begun.at(-1)).toBe('readBarcodes 3/30')
})

test('twenty households of one person leave a receipt of another person what one household does', async () => {
  const { begun, ends } = createHeldWorkers()
  const refused: unknown[] = []
  for (let home = 1; home <= 20; home += 1) {
    for (let photo = 0; photo < 4; photo += 1)
      send('readReceipt', 1, home).catch((error: unknown) => refused.push(error))
  }
  await vi.waitFor(() => expect(refused).toHaveLength(71))
  expect(begun).toEqual(['readReceipt 1/1'])
  void send('readReceipt', 2, 30)
  void send('readReceipt', 2, 30)
  expect(begun).toEqual(['readReceipt 1/1', 'readReceipt 2/30'])
  ends[1]?.()
  await vi.waitFor(() => expect(begun).toHaveLength(3))
  expect(begun[2]).toBe('readReceipt 2/30')
})

test('each kind of photo has a limit of its own', () => {
  expect(['readBarcodes', 'copyPhoto', 'seeProducts', 'readReceipt'].map((name) => limitOf(name as JobName))).toEqual([
    20_000, 20_000, 90_000, 90_000,
  ])
})
