import 'fake-indexeddb/auto'
import { api } from '@larder/contract/calls/api'
import { barcode_api } from '@larder/contract/calls/barcode-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLocal } from '../../api/client/local.ts'
import { setStoreOwner } from '../../api/client/store-name.ts'
import { answer, makeItem } from '../../api/client/testing.ts'
import { setToken } from '../../api/client/token.ts'
import { keepEssentials } from './keep-essentials.ts'

beforeEach(async () => {
  setToken('t1')
  setStoreOwner({ username: 'ada', household_id: 1 })
  await loadLocal()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers each call of the app by its path. */
function serve(answers: Readonly<Record<string, unknown>>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (address) => {
    const body = answers[String(address).split('?')[0] ?? '']
    return body === undefined ? answer(404, { message: 'Unknown' }) : answer(200, body)
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('what is needed without a network is asked for once, and what the server does not know not again', async () => {
  const fetch = serve({ [api.listItems.path]: [makeItem()], [barcode_api.listBarcodes.path]: { barcodes: [] } })
  const paths = () => fetch.mock.calls.map(([address]) => String(address).split('?')[0])
  await keepEssentials()
  expect(paths()).toEqual([
    '/api/users/profile',
    '/api/inventory',
    '/api/inventory/categories',
    '/api/shopping-list',
    '/api/inventory/predictions',
    '/api/inventory/barcodes',
    '/api/household',
    '/api/households',
    '/api/shopping-list/shops',
    '/api/notices',
  ])
  fetch.mockClear()
  await keepEssentials()
  expect(paths()).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 3_600_000)
  await keepEssentials()
  expect(paths()).toEqual(['/api/inventory/barcodes'])
})

test('a server without households is asked for nothing of theirs', async () => {
  setStoreOwner({ username: 'bob' })
  const fetch = serve({ [api.listItems.path]: [makeItem()] })
  await keepEssentials()
  expect(fetch.mock.calls.map(([address]) => String(address))).not.toContain(barcode_api.listBarcodes.path)
})
