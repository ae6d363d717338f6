import { photo_api } from '@larder/contract/calls/photo-api'
import type { JobInput, JobName, JobProgress } from '@larder/vision/jobs/jobs'
import { drawPhoto } from '@larder/vision/testing/draw'
import { drawShelf } from '@larder/vision/testing/products'
import { drawReceipt } from '@larder/vision/testing/receipts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLocalWorkers } from './images/local-workers.ts'
import { createRemoteWorkers } from './images/remote/remote-workers.ts'
import type { Workers } from './images/workers.ts'
import { type TestApp, createTestApp } from './testing/app.ts'
import type { AppProcess } from './testing/operations/process.ts'
import { useProcesses } from './testing/operations/processes.ts'

// The engine itself is at work here, on machines that may have other things to do.
const timeout = 120_000
const token = 'a-token-of-a-test'
const processes = useProcesses('vision')
const log = { warn: vi.fn<(fields: object, message: string) => void>() }

const startWorker = (variables: Record<string, string> = {}): AppProcess =>
  processes.start({ VISION_PORT: '0', VISION_TOKEN: token, ...variables }, 'nothing', ['vision-main.js'])

let closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.map((close) => close()))
  closing = []
  log.warn.mockClear()
})

function connect(urls: readonly string[], fallback = false): Workers {
  const local = createLocalWorkers()
  const remote = createRemoteWorkers({ urls, token, fallback }, { local, log })
  closing.push(() => remote.close())
  return remote
}

const shortReceipt = async () =>
  (await drawReceipt('CORNER SHOP\nWhole Milk   5.98\nTotal       $5.98')).png().toBuffer()

const longReceipt = async () => {
  const lines = Array.from({ length: 50 }, (_, row) => `Article of a long list ${row}   ${row}.99`)
  return (await drawReceipt(lines.join('\n'))).png().toBuffer()
}

const asker = { user_id: 1, household_id: 1 }
const jar = { lines: ['Bramwell', 'Marmalade'], colour: '#a33b00', barcode: '4006381333931', height: 400 }
const drawJar = async () => (await drawShelf([{ ...jar, x: 60, y: 60 }])).jpeg({ quality: 90 }).toBuffer()

async function expectEqual<Name extends JobName>(remote: Workers, name: Name, input: JobInput<Name>) {
  const local = createLocalWorkers()
  closing.push(() => local.close())
  const [here, there] = [await local.run(name, input, { asker }), await remote.run(name, input, { asker })]
  expect(there).toStrictEqual(here)
  return there
}

describe('what a worker elsewhere answers', () => {
  test('equals what this machine answers, to the last bit', { timeout: 2 * timeout }, async () => {
    const remote = connect([await startWorker().address])
    const codes = await (await drawPhoto([{ barcode: '4006381333931', y: 40 }])).png().toBuffer()
    expect(await expectEqual(remote, 'readBarcodes', { image: codes })).toMatchObject([{ barcode: '4006381333931' }])
    expect(await expectEqual(remote, 'readReceipt', { image: await shortReceipt() })).toMatchObject({ total: 5.98 })
    const sight = await expectEqual(remote, 'seeProducts', { image: await drawJar() })
    expect(sight.things[0]?.embedding.length).toBeGreaterThan(0)
    const item = { item_id: 1, item_name: 'Bramwell Marmalade', brand: 'Bramwell', category: null }
    const items = { items: [JSON.stringify([item])], names: [JSON.stringify([[1, '4006381333931', null]])] }
    const crops = sight.things.map(({ embedding }) => ({ item_id: 1, confirmed_at: 1, embedding }))
    const named = await expectEqual(remote, 'nameProducts', { sight, knowledge: { items, products: [], crops } })
    expect(named.products).toMatchObject([{ product_name: 'Bramwell Marmalade', item_id: 1 }])
    const lines = {
      product_names: ['BRAMWELL MARMALADE'],
      items: [JSON.stringify([[1, 'Bramwell Marmalade', 'Bramwell']])],
    }
    expect(await expectEqual(remote, 'matchLines', lines)).toMatchObject([{ item_id: 1 }])
    expect((await expectEqual(remote, 'copyPhoto', { image: await drawJar() })).byteLength).toBeGreaterThan(1000)
  })

  test('is the same sentence for a photo that is none', { timeout }, async () => {
    const remote = connect([await startWorker().address])
    await expect(remote.run('readReceipt', { image: Buffer.from('<html>') }, { asker })).rejects.toMatchObject({
      name: 'ImageError',
      message: 'Please upload a valid image file (JPEG or PNG)',
    })
    expect(log.warn).not.toHaveBeenCalled()
  })
})

async function startApp(worker: AppProcess, fallback: boolean): Promise<TestApp> {
  const larder = await createTestApp({ vision: { urls: [await worker.address], token, fallback } })
  closing.push(() => larder.close())
  return larder
}

function formOf(photo: Uint8Array): FormData {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'receipt.png')
  return form
}

/** Its log has the line of a job that was done. */
const isServed = ({ output }: AppProcess) =>
  vi.waitFor(() => expect(output()).toContain('"route":"/jobs/:name","status":200'))

describe('the app with a worker elsewhere', () => {
  const headers = { accept: 'application/x-ndjson' }
  test('reads a receipt there, tells how far it is, and starts nothing of its own', { timeout }, async () => {
    const worker = startWorker()
    const larder = await startApp(worker, false)
    const owner = await larder.register()
    const answer = await owner.postForm(photo_api.processReceipt.path, formOf(await shortReceipt()), headers)
    const told = answer.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(told.at(-1)).toMatchObject({ status: 200, body: { success: true, results: { total: 5.98 } } })
    expect(told).toContainEqual({ stage: 'reading', done: expect.any(Number), total: 3, text: expect.any(String) })
    await isServed(worker)
    // The operator's own machine is no service elsewhere.
    expect((await owner.get('/api/users/profile')).body).not.toHaveProperty('photos_sent_to')
    // The worker, and nothing that reads here.
    expect(process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap')).toHaveLength(1)
    const refused = await owner.postForm(photo_api.processReceipt.path, formOf(Buffer.from('<html>')))
    expect([refused.status, refused.message]).toEqual([400, 'Please upload a valid image file (JPEG or PNG)'])
  })

  test('says when to come back where the worker is gone and nobody else may read', { timeout }, async () => {
    const worker = startWorker()
    const larder = await startApp(worker, false)
    const owner = await larder.register()
    worker.child.kill('SIGKILL')
    await worker.ended
    const answer = await owner.postForm(photo_api.processReceipt.path, formOf(await shortReceipt()))
    expect([answer.status, answer.headers['retry-after'], answer.message]).toEqual([
      503,
      '5',
      'Many photos are being read right now. Please try again in a moment.',
    ])
    expect(larder.log()).toContain('"reason":"ECONNREFUSED","seconds":1,"msg":"a vision worker is left alone"')
  })
})

/** Resolves when a job has told that it reads. */
function untilReading(workers: Workers, image: Uint8Array, signal?: AbortSignal) {
  const told = vi.fn<(progress: JobProgress) => void>()
  const job = workers.run('readReceipt', { image }, { asker, signal, onProgress: told })
  // Whoever waits for the job sees it; one who only waits for the reading should not be told twice.
  job.catch(() => {})
  const isReading = () => expect(told).toHaveBeenCalledWith(expect.objectContaining({ stage: 'reading' }))
  return { job, reading: vi.waitFor(isReading, { timeout: 60_000, interval: 5 }) }
}

describe('a worker', () => {
  test('that is killed in the midst of a job leaves it to the next', { timeout }, async () => {
    const [first, second] = [startWorker(), startWorker()]
    const remote = connect([await first.address, await second.address])
    const { reading, job } = untilReading(remote, await longReceipt())
    await reading
    first.child.kill('SIGKILL')
    expect((await job).items.length).toBeGreaterThan(40)
    await isServed(second)
    expect(log.warn).toHaveBeenCalledOnce()
  })

  test('that is told to stop finishes what it has begun, and takes nothing new', { timeout }, async () => {
    const worker = startWorker()
    const remote = connect([await worker.address])
    const { reading, job } = untilReading(remote, await longReceipt())
    await reading
    worker.child.kill('SIGTERM')
    await vi.waitFor(() => expect(worker.output()).toContain('"msg":"stopping"'))
    await expect(remote.run('readBarcodes', { image: await drawJar() }, { asker })).rejects.toMatchObject({
      name: 'QueueFull',
    })
    expect((await job).items.length).toBeGreaterThan(40)
    expect(await worker.ended).toBe(0)
  })

  test('works no longer for whoever has gone', { timeout }, async () => {
    const worker = startWorker()
    const url = await worker.address
    const gone = new AbortController()
    const { reading, job } = untilReading(connect([url]), await longReceipt(), gone.signal)
    await reading
    const readHealth = async () => (await fetch(`${url}/health`)).json()
    expect(await readHealth()).toMatchObject({ running: 1 })
    gone.abort(new Error('gone'))
    await expect(job).rejects.toThrow('gone')
    await vi.waitFor(async () => expect(await readHealth()).toMatchObject({ running: 0 }))
    expect(worker.output()).not.toMatch(/"level":[456]0/)
  })

  test('without a token serves nobody but this machine', { timeout }, async () => {
    const open = startWorker({ VISION_HOST: '0.0.0.0', VISION_TOKEN: '' })
    expect(await open.ended).toBe(1)
    expect(open.output()).toBe('VISION_TOKEN must be set when VISION_HOST can be reached from other machines.\n')
    expect(await startWorker({ VISION_TOKEN: '' }).address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })
})
