import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { answer, makeItem, stubFetch } from '../../api/client/testing.ts'
import { setStoreOwner } from '../../api/client/store-name.ts'
import { listUnread } from '../../offline/photos/unread-photos.ts'
import { HeldRequest } from '../../testing/held-request.ts'
import { renderInApp } from '../../testing/render-in-app.ts'
import { makeLine, makeResults } from './review/testing.ts'
import { useScan } from './use-scan.ts'

const begin = vi.fn<Parameters<typeof useScan>[0]['begin']>()
const note = vi.fn<Parameters<typeof useScan>[0]['note']>()
const revoked = vi.fn<(url: string) => void>()
const photo = new File(['x'], 'receipt.jpg', { type: 'image/jpeg', lastModified: 1 })
const read = (...items: Parameters<typeof makeLine>[0][]) => ({
  success: true,
  results: makeResults(items.map(makeLine)),
})

beforeEach(() => {
  vi.clearAllMocks()
  let urls = 0
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:${++urls}`, revokeObjectURL: revoked }))
})

const open = async () => (await renderInApp(() => useScan({ begin, note }), '/ocr-upload')).hook

/** A photo on its way to the server. */
async function send() {
  const hook = await open()
  await hook.do(({ choose }) => choose(photo))
  await hook.do(({ process }) => process())
  return hook
}

describe('a photo', () => {
  test('must be chosen before it is read', async () => {
    const hook = await open()
    await hook.do(({ process }) => process())
    expect(hook.current.problem).toEqual({ text: 'Please select a file to upload', hint: null, can_retry: false })
  })

  test('of another kind is refused, and the one before it stays', async () => {
    const hook = await open()
    await hook.do(({ choose }) => choose(photo))
    await hook.do(({ choose }) => choose(new File(['x'], 'receipt.pdf', { type: 'application/pdf' })))
    expect(hook.current).toMatchObject({
      photo: { blob: photo },
      problem: { text: 'Please upload a valid image file (JPEG or PNG)' },
    })
  })

  test('that is chosen twice is one photo, and its address is given back in the end', async () => {
    const hook = await open()
    await hook.do(({ choose }) => choose(photo))
    const first = hook.current.photo
    await hook.do(({ choose }) => choose(new File(['x'], 'receipt.jpg', { type: 'image/jpeg', lastModified: 1 })))
    expect(hook.current.photo).toBe(first)
    await hook.unmount()
    expect(revoked.mock.calls).toEqual([[first?.url]])
  })
})

describe('reading', () => {
  test('tells how far it is and hands over the lines', async () => {
    const hook = await send()
    await hook.do(() => HeldRequest.last.progress(1, 4))
    expect(hook.current.share).toBe(0.25)
    expect(HeldRequest.last.body?.get('is_receipt')).toBe('true')
    await hook.do(() => HeldRequest.last.answer(200, read({ product_name: 'Milk' })))
    expect(begin).toHaveBeenCalledOnce()
    expect(begin.mock.calls[0]?.[2].blob).toBe(photo)
    expect(hook.current).toMatchObject({ share: null, problem: null })
  })

  test('loads the items that lines may be', async () => {
    const fetch = stubFetch(answer(200, [makeItem()]))
    const hook = await send()
    const match = { item_id: 7, item_name: 'Whole Milk', confidence: 1 }
    await hook.do(() => HeldRequest.last.answer(200, read({ product_name: 'Milk', match })))
    await hook.until(() => expect(begin).toHaveBeenCalled())
    expect(fetch).toHaveBeenCalledOnce()
    expect(begin.mock.calls[0]?.[1].get(7)?.item_name).toBe('Whole Milk')
  })

  test('that finds no line says so and keeps the shop', async () => {
    const hook = await send()
    await hook.do(() => HeldRequest.last.answer(200, read()))
    expect(hook.current.problem).toMatchObject({
      text: 'No items could be extracted from the receipt. Please try a clearer image or add items manually.',
      can_retry: false,
    })
    expect(note).toHaveBeenCalledOnce()
    expect(begin).not.toHaveBeenCalled()
  })

  test.each([
    ['Nothing here', 'No items could be extracted from the receipt. Please try a clearer image or add items manually.'],
    [receipt_messages.receipt.scriptUnknown, receipt_messages.receipt.scriptUnknown],
  ])('that finds no line says the sentence of the specification, not %j', async (message, text) => {
    const hook = await send()
    await hook.do(() => HeldRequest.last.answer(200, { ...read(), message }))
    expect(hook.current.problem).toMatchObject({ text })
  })

  test('that fails can be tried again', async () => {
    const hook = await send()
    await hook.do(() => HeldRequest.last.end('error'))
    expect(hook.current.problem).toEqual({
      text: 'Failed to process the receipt. Please try again or add items manually.',
      hint: 'Larder cannot be reached. Check your connection and try again.',
      can_retry: true,
    })
    await hook.do(({ process }) => process())
    await hook.do(() => HeldRequest.last.answer(200, read({ product_name: 'Milk' })))
    expect(begin).toHaveBeenCalledOnce()
  })

  test('tells what the server says of it, until the answer comes as the last line', async () => {
    const hook = await send()
    expect(HeldRequest.last.headers['Accept']).toBe('application/x-ndjson, application/json')
    await hook.do(() => HeldRequest.last.arrive('{"stage":"reading","done":24,"total":60,"text":"MILK"}\n'))
    expect(hook.current.reading).toEqual({ stage: 'reading', done: 24, total: 60, text: 'MILK' })
    const last = { status: 200, body: read({ product_name: 'Milk' }) }
    await hook.do(() => HeldRequest.last.arrive(`${JSON.stringify(last)}\n`))
    await hook.do(() => HeldRequest.last.end('load'))
    expect(begin).toHaveBeenCalledOnce()
    expect(hook.current).toMatchObject({ share: null, reading: null, problem: null })
  })

  test.each([
    [
      'fails on the way',
      '{"status":503,"body":{"message":"Reading this photo took too long."}}',
      'Reading this photo took too long.',
    ],
    ['breaks off', '{"status":200,"bo', 'Failed to process the receipt. Please try again or add items manually.'],
  ])('that %s can be tried again', async (_, last, text) => {
    const hook = await send()
    await hook.do(() => HeldRequest.last.arrive('{"stage":"finding"}\n'))
    await hook.do(() => HeldRequest.last.arrive(last))
    await hook.do(() => HeldRequest.last.end('load'))
    expect(hook.current).toMatchObject({
      reading: null,
      share: null,
      problem: { text, can_retry: true },
      photo: { blob: photo },
    })
    await hook.do(({ process }) => process())
    expect(hook.current).toMatchObject({ share: 0, reading: null, problem: null })
  })

  test('that is cancelled changes nothing any more', async () => {
    const hook = await send()
    await hook.do(() => HeldRequest.last.arrive('{"stage":"finding"}\n'))
    await hook.do(({ cancel }) => cancel())
    expect(hook.current).toMatchObject({ share: null, reading: null, problem: null, photo: { blob: photo } })
    expect(begin).not.toHaveBeenCalled()
  })
})

describe('without a network', () => {
  beforeEach(() => {
    setStoreOwner({ username: 'ada', household_id: 1 })
    vi.stubGlobal('navigator', { onLine: false })
  })
  afterEach(() => setStoreOwner(null))

  test('a photo is kept and makes room for the next; read later, it goes', async () => {
    const hook = await send()
    await hook.until(() => expect(hook.current.note).toBe('Kept. It is read when there is a connection.'))
    expect(hook.current).toMatchObject({ photo: null, problem: null, share: null })
    const [waiting] = await listUnread()
    vi.stubGlobal('navigator', { onLine: true })
    await hook.do(({ processWaiting }) => waiting && processWaiting(waiting.image))
    await hook.do(() => HeldRequest.last.answer(500, { message: 'Oops' }))
    expect(hook.current).toMatchObject({ note: null, problem: { text: 'Oops' } })
    expect(await listUnread()).toHaveLength(1)
    await hook.do(({ process }) => process())
    await hook.do(() => HeldRequest.last.answer(200, read({ product_name: 'Milk' })))
    expect(begin).toHaveBeenCalledOnce()
    await vi.waitFor(async () => expect(await listUnread()).toEqual([]))
  })
})
