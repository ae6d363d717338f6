import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import type { ReadingProgress } from '@larder/contract/reading-progress'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ImageError } from '../decode/image.ts'
import { drawReceipt } from '../testing/receipts.ts'
import { anything } from '../testing/threads.ts'
import { startProcess } from './process.ts'
import { JobFailure, JobTimeout, type Thread } from './thread.ts'

const limits = { time_ms: 60_000 }
let folder: string
let running: Thread
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-process-'))
})
afterEach(() => running.stop())
afterAll(() => rm(folder, { recursive: true }))

async function startOdd(body: string): Promise<Thread> {
  const file = join(folder, 'odd.mjs')
  await writeFile(file, `process.on('message', () => { ${body} })`)
  return startProcess(pathToFileURL(file))
}

test('passes on what was read, and a refusal as what it is', async () => {
  running = startProcess()
  const image = await (await drawReceipt('Corner Shop\nMilk        2.99\nTotal       2.99')).png().toBuffer()
  const told: ReadingProgress[] = []
  const onProgress = (progress: ReadingProgress) => void told.push(progress)
  expect(await running.run('readReceipt', { image }, { ...limits, onProgress })).toMatchObject({ total: 2.99 })
  const stages = [...new Set(told.map(({ stage }) => stage))]
  expect(stages).toEqual(['reading', 'understanding'])
  expect(told.find(({ stage }) => stage === 'reading')).toMatchObject({ total: 3, text: expect.stringMatching(/\S/) })
  const refusal = running.run('readReceipt', { image: Buffer.from('no picture') }, limits)
  await expect(refusal).rejects.toThrow(new ImageError(receipt_messages.receipt.fileTypeInvalid))
  expect(running.is_alive).toBe(true)
}, 120_000)

test('can be ended in the midst of native code, and takes nothing else with it', async () => {
  running = startProcess()
  const lines = Array.from({ length: 40 }, (_, index) => `Article number ${index}     ${index}.99`)
  const image = await (await drawReceipt(lines.join('\n'))).png().toBuffer()
  const gone = new AbortController()
  const job = running.run('readReceipt', { image }, { ...limits, signal: gone.signal })
  setTimeout(() => gone.abort(new Error('gone')), 1500)
  await expect(job).rejects.toThrow('gone')
  expect(running.is_alive).toBe(false)
})

test('is ended when it takes too long', async () => {
  running = await startOdd('for (;;) {}')
  await expect(running.run('readReceipt', anything, { time_ms: 500 })).rejects.toBeInstanceOf(JobTimeout)
  expect(running.is_alive).toBe(false)
})

test.each(['process.exit(3)', 'throw new Error("broken")', 'process.abort()'])(
  'tells of its death by %s',
  async (body) => {
    running = await startOdd(body)
    await expect(running.run('readReceipt', anything, limits)).rejects.toBeInstanceOf(JobFailure)
    expect(running.is_alive).toBe(false)
  },
)
