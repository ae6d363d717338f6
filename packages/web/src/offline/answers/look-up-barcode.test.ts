import 'fake-indexeddb/auto'
import { barcode_api } from '@larder/contract/calls/barcode-api'
import { api } from '@larder/contract/calls/api'
import { photo_api } from '@larder/contract/calls/photo-api'
import { offline_scan_messages } from '@larder/contract/messages/offline/offline-scan-messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../api/client/call.ts'
import { setStoreOwner } from '../../api/client/store-name.ts'
import { answer, makeItem, stubFetch } from '../../api/client/testing.ts'
import { lookUpBarcode } from './look-up-barcode.ts'
import { loadLocal } from '../../api/client/local.ts'

const code = '4006381333931'
const kept = { barcodes: [{ barcode: code, item_id: 7 }] }
const lookUp = (barcode: string) => lookUpBarcode(photo_api.lookupBarcode, { body: { barcode } }, {})
const goOffline = () => vi.stubGlobal('navigator', { onLine: false })

let stores = 0
beforeEach(async () => {
  setStoreOwner({ username: `ada${++stores}`, household_id: 1 })
  await loadLocal()
})
afterEach(() => vi.unstubAllGlobals())

/** Answers each call of the app by its path. */
function serve(answers: Readonly<Record<string, unknown>>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (address) => {
    const body = answers[String(address).split('?')[0] ?? '']
    return body === undefined ? answer(404, { message: 'Unknown' }) : answer(200, body)
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const keep = async () => {
  serve({ [api.listItems.path]: [makeItem({ lot_count: 1 })], [barcode_api.listBarcodes.path]: kept })
  await call(api.listItems, { query: {} })
  await call(barcode_api.listBarcodes, {})
}

test('with a network the server answers, in its own words', async () => {
  stubFetch(answer(200, { success: false, message: 'Nobody knows it.' }))
  expect(await lookUp(code)).toMatchObject({ success: false, message: 'Nobody knows it.' })
  stubFetch(answer(500, { message: 'Oops' }))
  await expect(lookUp(code)).rejects.toMatchObject({ status: 500, serverMessage: 'Oops' })
})

test('without one a code of the household is known, however it is written', async () => {
  await keep()
  goOffline()
  expect(await lookUp(' 4006381-333931')).toMatchObject({
    success: true,
    barcode: code,
    product_name: 'Whole Milk',
    match: { item_id: 7, quantity: 2, unit_of_measure: 'pcs', lot_count: 1 },
  })
})

test('a code that nobody here knows says why, and can still be named', async () => {
  await keep()
  goOffline()
  await expect(lookUp('73513537')).rejects.toMatchObject({ serverMessage: offline_scan_messages.unknownCode })
})

test('a server that cannot be reached is as good as none', async () => {
  await keep()
  stubFetch(new TypeError('Failed to fetch'))
  expect(await lookUp(code)).toMatchObject({ match: { item_id: 7 } })
})

test('an item that was made without a network is found by its code', async () => {
  await keep()
  goOffline()
  const body = { item_name: 'Oats', category: 'Grains', quantity: 1, unit_of_measure: 'pcs', barcode: '73513537' }
  const { item } = await call(api.createItem, { body })
  expect(await lookUp('73513537')).toMatchObject({ match: { item_id: item?.item_id, item_name: 'Oats' } })
  await call(api.updateItem, { params: { id: '7' }, body: { barcode: '96385074' } })
  expect(await lookUp('96385074')).toMatchObject({ match: { item_id: 7 } })
})

test('a code that was moved to another item is that item’s, and goes with it', async () => {
  await keep()
  goOffline()
  const body = { item_name: 'Oats', category: 'Grains', quantity: 1, unit_of_measure: 'pcs', barcode: code }
  const { item } = await call(api.createItem, { body })
  expect(await lookUp(code)).toMatchObject({ match: { item_name: 'Oats' } })
  for (const id of [String(item?.item_id), '7']) await call(api.deleteItem, { params: { id } })
  await expect(lookUp(code)).rejects.toMatchObject({ status: 404 })
})
