import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, makeItem, stubFetch } from '../../api/client/testing.ts'
import { setStoreOwner } from '../../api/client/store-name.ts'
import { listUnread } from '../../offline/photos/unread-photos.ts'
import { HeldRequest } from '../../testing/held-request.ts'
import { renderInApp } from '../../testing/render-in-app.ts'
import { makeProduct, makeThing } from './testing.ts'
import { useRecognition } from './use-recognition.ts'

const photo = new Blob(['x'], { type: 'image/jpeg' })
const revoked = vi.fn<(url: string) => void>()

beforeEach(() => {
  revoked.mockClear()
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: revoked }))
  stubFetch(answer(200, [makeItem()]))
})

/** A photo on its way to the server. */
async function identify() {
  const app = await renderInApp(useRecognition, '/product-recognition')
  await app.hook.do(({ choose }) => choose(photo))
  await app.hook.do((now) => now.identify())
  const reply = (status: number, body: unknown) => app.hook.do(() => HeldRequest.last.answer(status, body))
  return { ...app, reply }
}

test('goes from the photo over the review to the products', async () => {
  const { hook, said } = await renderInApp(useRecognition, '/product-recognition')
  expect(hook.current.step).toBe('capture')
  await hook.do(({ choose }) => choose(photo))
  expect(hook.current).toMatchObject({ step: 'review', photo: { url: 'blob:photo' } })
  await hook.do((now) => now.identify())
  await hook.do(() => HeldRequest.last.progress(1, 2))
  expect(hook.current).toMatchObject({ step: 'analyzing', share: 0.5 })
  const match = { item_id: 7, item_name: 'Whole Milk', confidence: 0.9 }
  const products = [makeProduct(), makeProduct({ product_name: 'Milk', match })]
  await hook.do(() => HeldRequest.last.answer(200, { success: true, results: { products } }))
  await hook.until(() => expect(said()).toEqual(['2 product(s) identified!']))
  expect(hook.current.step).toBe('results')
  expect(hook.current.scan?.findings.map(({ known }) => known?.item_id)).toEqual([undefined, 7])
  expect(revoked.mock.calls).toEqual([['blob:photo']])
})

test('a photo without products is kept, with what the server advises', async () => {
  const { hook, reply } = await identify()
  const shelf_analysis = { recommendations: ['Move closer.'] }
  await reply(200, { success: true, results: { products: [], shelf_analysis } })
  await hook.until(() => expect(hook.current.problem).not.toBeNull())
  expect(hook.current).toMatchObject({
    step: 'review',
    problem: {
      text: 'No products recognized in the image. Please try a different image or angle.',
      hint: 'Move closer.',
    },
  })
})

test('a failure says why and leaves the photo for another try', async () => {
  const { hook } = await identify()
  await hook.do(() => HeldRequest.last.end('error'))
  expect(hook.current).toMatchObject({
    step: 'review',
    share: null,
    problem: { text: 'Failed to process image. Please try again.' },
  })
})

test('what was cancelled changes nothing when its answer comes', async () => {
  const { hook, reply, said } = await identify()
  await hook.do(({ cancel }) => cancel())
  await reply(200, { success: true, results: { products: [makeProduct()] } })
  expect(hook.current).toMatchObject({ step: 'review', scan: null, problem: null })
  expect(said()).toEqual([])
})

test('a file of another kind is refused', async () => {
  const { hook } = await renderInApp(useRecognition, '/product-recognition')
  await hook.do(({ choose }) => choose(new Blob(['x'], { type: 'application/pdf' })))
  expect(hook.current).toMatchObject({
    step: 'capture',
    problem: { text: 'Please upload a valid image file (JPEG or PNG)' },
  })
})

test('retaking begins anew', async () => {
  const { hook } = await identify()
  await hook.do(({ reset }) => reset())
  expect(hook.current).toMatchObject({ step: 'capture', photo: null, scan: null })
})

test('where nothing is named, what was seen can be named, and nothing is called identified', async () => {
  const { hook, reply, said } = await identify()
  await reply(200, { success: false, results: { products: [], unnamed: [makeThing({ read_text: 'OATS' })] } })
  await hook.until(() => expect(hook.current.step).toBe('results'))
  expect(hook.current.scan).toMatchObject({ findings: [], unnamed: [{ product: { read_text: 'OATS' } }] })
  expect(said()).toEqual([])
})

test('what the server says of its work is passed on', async () => {
  const { hook } = await identify()
  await hook.do(() => HeldRequest.last.arrive('{"stage":"reading","done":2,"total":5}\n'))
  expect(hook.current.reading).toEqual({ stage: 'reading', done: 2, total: 5 })
  await hook.do(({ cancel }) => cancel())
  expect(hook.current).toMatchObject({ step: 'review', reading: null })
})

/** The products of a first photo, kept for a second. */
async function keep() {
  const app = await identify()
  await app.reply(200, { success: true, results: { products: [makeProduct()] } })
  await app.hook.until(() => expect(app.hook.current.step).toBe('results'))
  await app.hook.do((now) => now.keep())
  expect(app.hook.current).toMatchObject({ step: 'capture', scan: null })
  return app
}

test('what was kept stands before what the next photo gives', async () => {
  const { hook, reply } = await keep()
  await hook.do(({ choose }) => choose(photo))
  await hook.do(({ reset }) => reset())
  await hook.do(({ choose }) => choose(photo))
  await hook.do((now) => now.identify())
  await reply(200, { success: true, results: { products: [makeProduct({ product_name: 'Milk' })] } })
  await hook.until(() => expect(hook.current.step).toBe('results'))
  const findings = hook.current.scan?.findings ?? []
  expect(findings.map(({ id, item_name }) => [id, item_name])).toEqual([
    ['product-0', 'Green Tea'],
    ['product-1', 'Milk'],
  ])
  await hook.do(({ reset }) => reset())
  expect(hook.current).toMatchObject({ step: 'capture', scan: null, kept: null })
})

test('what was kept can be returned to without another photo', async () => {
  const { hook } = await keep()
  await hook.do(({ choose }) => choose(photo))
  await hook.do(({ returnToKept }) => returnToKept())
  expect(hook.current).toMatchObject({ step: 'results', kept: null, photo: null })
  expect(hook.current.scan?.findings).toHaveLength(1)
})

test('without a network a photo is kept, and the camera is ready for the next', async () => {
  setStoreOwner({ username: 'ada', household_id: 1 })
  vi.stubGlobal('navigator', { onLine: false })
  const { hook } = await identify()
  await hook.until(() => expect(hook.current.note).toBe('Kept. It is read when there is a connection.'))
  expect(hook.current).toMatchObject({ step: 'capture', photo: null, problem: null })
  const [waiting] = await listUnread()
  vi.stubGlobal('navigator', { onLine: true })
  await hook.do(({ identifyWaiting }) => waiting && identifyWaiting(waiting.image))
  expect(hook.current).toMatchObject({ step: 'analyzing', note: null })
  await hook.do(() => HeldRequest.last.answer(200, { success: true, results: { products: [makeProduct()] } }))
  await hook.until(() => expect(hook.current.step).toBe('results'))
  await vi.waitFor(async () => expect(await listUnread()).toEqual([]))
  setStoreOwner(null)
})
