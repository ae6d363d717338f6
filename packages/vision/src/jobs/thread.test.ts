import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { afterEach, expect, test, vi } from 'vitest'
import { ImageError } from '../decode/image.ts'
import { drawPhoto } from '../testing/draw.ts'
import { anything, startOddThread } from '../testing/threads.ts'
import type { Report } from './jobs.ts'
import { JobFailure, JobTimeout, type Thread, startThread } from './thread.ts'

const limits = { time_ms: 25_000 }
let thread: Thread
afterEach(() => thread.stop())

test('does one job after the other, and passes a refusal on as what it is', async () => {
  thread = startThread()
  const image = await (await drawPhoto([{ barcode: '4006381333931' }])).png().toBuffer()
  const expected = [{ barcode: '4006381333931', format: 'EAN-13' }]
  expect(await thread.run('readBarcodes', { image }, limits)).toEqual(expected)
  const refusal = thread.run('readBarcodes', { image: Buffer.from('no picture') }, limits)
  await expect(refusal).rejects.toThrow(new ImageError(receipt_messages.receipt.fileTypeInvalid))
  expect(await thread.run('readBarcodes', { image }, limits)).toEqual(expected)
  expect(thread.is_alive).toBe(true)
})

test('ends a job that takes too long, and the thread with it', async () => {
  thread = startOddThread('hanging')
  await expect(thread.run('readBarcodes', anything, { time_ms: 50 })).rejects.toBeInstanceOf(JobTimeout)
  expect(thread.is_alive).toBe(false)
})

test('ends a job that nobody waits for any more', async () => {
  thread = startOddThread('hanging')
  const gone = new AbortController()
  const job = thread.run('readBarcodes', anything, { ...limits, signal: gone.signal })
  gone.abort(new Error('gone'))
  await expect(job).rejects.toThrow('gone')
  expect(thread.is_alive).toBe(false)
})

test('does not begin what was given up before', async () => {
  thread = startOddThread('counting')
  const job = thread.run('readBarcodes', anything, { ...limits, signal: AbortSignal.abort(new Error('gone')) })
  await expect(job).rejects.toThrow('gone')
  expect(await thread.run('readBarcodes', anything, limits)).toBe(1)
})

test.each(['leaving', 'throwing'] as const)('tells of a thread that dies by %s', async (kind) => {
  thread = startOddThread(kind)
  await expect(thread.run('readBarcodes', anything, limits)).rejects.toBeInstanceOf(JobFailure)
  expect(thread.is_alive).toBe(false)
})

test('survives a handler that breaks, and keeps where it broke', async () => {
  thread = startOddThread('failing')
  const failure = await thread.run('readBarcodes', anything, limits).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(JobFailure)
  expect(failure).toMatchObject({ message: 'odd', stack: 'Error: odd at x' })
  expect(thread.is_alive).toBe(true)
})

test('tells how far a job is, in order and without losing any, and only of the job that asked', async () => {
  thread = startOddThread('reporting')
  const onProgress = vi.fn<Report>()
  expect(await thread.run('readBarcodes', anything, { ...limits, onProgress })).toBe(true)
  expect(onProgress.mock.calls.map(([{ done }]) => done)).toEqual([1, 2, 3])
  expect(await thread.run('readBarcodes', anything, limits)).toBe(false)
  expect(onProgress).toHaveBeenCalledTimes(3)
})

test('ends a job that got somewhere and no further', async () => {
  thread = startOddThread('stalling')
  const onProgress = vi.fn<Report>()
  const job = thread.run('readBarcodes', anything, { time_ms: 2000, onProgress })
  await expect(job).rejects.toBeInstanceOf(JobTimeout)
  expect(onProgress).toHaveBeenCalledOnce()
  expect(thread.is_alive).toBe(false)
})
