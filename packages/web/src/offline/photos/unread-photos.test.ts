import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStoreOwner } from '../../api/client/store-name.ts'
import { answer, stubFetch } from '../../api/client/testing.ts'
import { openOutbox } from '../store/open-store.ts'
import { forgetPhoto, keepUnread, listUnread } from './unread-photos.ts'

const createPhoto = () => new Blob(['x'], { type: 'image/jpeg' })
const goOffline = () => vi.stubGlobal('navigator', { onLine: false })

let stores = 0
beforeEach(() => setStoreOwner({ username: `ada${++stores}`, household_id: 1 }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a photo that could not be sent although there is a network is not kept', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  stubFetch(answer(200, {}))
  expect(await keepUnread('receipt', createPhoto())).toBeNull()
  expect(await listUnread()).toEqual([])
})

test('without a network a photo is kept once, and goes when it was read', async () => {
  goOffline()
  const photo = createPhoto()
  const note = 'Kept. It is read when there is a connection.'
  expect(await keepUnread('receipt', photo)).toEqual({ note })
  expect(await keepUnread('receipt', photo)).toEqual({ note })
  await keepUnread('products', createPhoto())
  const waiting = await listUnread()
  expect(waiting.map(({ kind }) => kind)).toEqual(['receipt', 'products'])
  expect(waiting[0]?.image.type).toBe('image/jpeg')
  await forgetPhoto(photo)
  await forgetPhoto(createPhoto())
  expect((await listUnread()).map(({ kind }) => kind)).toEqual(['products'])
  // The photo as the list has it is the same one.
  for (const { image } of await listUnread()) await forgetPhoto(image)
  expect(await listUnread()).toEqual([])
})

test('one that was removed meanwhile is kept anew', async () => {
  goOffline()
  const photo = createPhoto()
  await keepUnread('receipt', photo)
  await forgetPhoto(photo)
  await keepUnread('receipt', photo)
  expect(await listUnread()).toHaveLength(1)
})

test('no more than 30 wait, and a full phone says so', async () => {
  goOffline()
  const outbox = await openOutbox()
  for (let count = 0; count < 30; count += 1) await keepUnread('products', createPhoto())
  expect(await keepUnread('receipt', createPhoto())).toEqual({
    refusal: '30 photos are waiting already. Read or remove some of them first.',
  })
  const [first] = await listUnread()
  if (first) await forgetPhoto(first.image)
  vi.spyOn(outbox!.store, 'addPhoto').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'))
  expect(await keepUnread('receipt', createPhoto())).toEqual({
    refusal: 'This phone has no space left, so the photo was not kept. Free some space and try again.',
  })
  expect(await listUnread()).toHaveLength(29)
})

test('each account has its own', async () => {
  goOffline()
  await keepUnread('receipt', createPhoto())
  setStoreOwner({ username: 'eve', household_id: 1 })
  expect(await listUnread()).toEqual([])
})
