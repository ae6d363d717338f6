import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, stubFetch } from '../../api/client/testing.ts'
import { HeldRequest } from '../../testing/held-request.ts'
import { renderHook } from '../../testing/render-hook.ts'
import { useBarcodePage } from './use-barcode-page.ts'

const code = '4006381333931'
const product = { success: true, message: 'Product found', product_name: 'Oats' }
const unknown = { success: false, message: 'Nobody knows it.' }
const photo = new Blob(['x'], { type: 'image/jpeg' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
})
afterEach(() => void vi.useRealTimers())

describe('a code that the camera saw', () => {
  test('is looked up once: another one counts after the window of the specification', async () => {
    const fetch = stubFetch(answer(200, unknown))
    const page = await renderHook(useBarcodePage)
    const taken: boolean[] = []
    await page.do(({ detect }) => taken.push(detect(code), detect(code), detect('73513537')))
    expect(taken).toEqual([true, false, false])
    expect(fetch).toHaveBeenCalledOnce()
    await page.do(() => vi.advanceTimersByTimeAsync(2999))
    await page.do(({ detect }) => taken.push(detect('73513537')))
    await page.do(() => vi.advanceTimersByTimeAsync(1))
    await page.do(({ detect }) => taken.push(detect('73513537')))
    expect(taken).toEqual([true, false, false, false, true])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('that nobody knows says so, with what can be done about it', async () => {
    stubFetch(answer(200, unknown))
    const page = await renderHook(useBarcodePage)
    await page.do(({ lookUp }) => lookUp(code))
    expect(page.current).toMatchObject({
      waiting: null,
      problem: { text: `Product not found for barcode ${code}. Nobody knows it.`, code },
    })
  })

  test('that is known is shown', async () => {
    stubFetch(answer(200, product))
    const page = await renderHook(useBarcodePage)
    await page.do(({ takeKeys }) => takeKeys(code))
    expect(page.current.found).toMatchObject({ code, product: { product_name: 'Oats' } })
  })

  test('while it is looked up the screen says which', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const page = await renderHook(useBarcodePage)
    await page.do(({ lookUp }) => lookUp(code))
    expect(page.current.waiting).toEqual({ text: `Looking up ${code}...`, share: null })
  })
})

test('the answer to an attempt that was left changes nothing', async () => {
  const replies: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => void replies.push(resolve)))
  const page = await renderHook(useBarcodePage)
  await page.do(({ lookUp }) => lookUp(code))
  await page.do(({ switchTo }) => switchTo('manual'))
  await page.do(() => replies[0]?.(answer(200, product)))
  expect(page.current).toMatchObject({ mode: 'manual', found: null, problem: null, waiting: null })
})

describe('a photo', () => {
  test('is sent, then read', async () => {
    const page = await renderHook(useBarcodePage)
    await page.do(({ readPhoto }) => readPhoto(photo))
    await page.do(() => HeldRequest.last.progress(1, 4))
    expect(page.current.waiting).toEqual({ text: 'Uploading 25%', share: 0.25 })
    await page.do(() => HeldRequest.last.progress(4, 4))
    expect(page.current.waiting).toEqual({ text: 'Reading the photo...', share: null })
  })

  test('that fails says so, and the mode stays', async () => {
    const page = await renderHook(useBarcodePage)
    await page.do(({ switchTo }) => switchTo('photo'))
    await page.do(({ readPhoto }) => readPhoto(photo))
    await page.do(() => HeldRequest.last.end('error'))
    expect(page.current).toMatchObject({
      mode: 'photo',
      waiting: null,
      problem: { text: 'Failed to process image. Please try again.' },
    })
  })
})

test('only Scan Again takes the same code a second time', async () => {
  const fetch = stubFetch(answer(200, unknown))
  const page = await renderHook(useBarcodePage)
  await page.do(({ detect }) => detect(code))
  await page.do(() => vi.advanceTimersByTimeAsync(3000))
  await page.do(({ detect }) => detect(code))
  expect(fetch).toHaveBeenCalledOnce()
  await page.do(({ scanAgain }) => scanAgain())
  await page.do(({ detect }) => detect(code))
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(page.current.mode).toBe('realtime')
})
