import { account_api } from '@larder/contract/account'
import { afterEach, expect, test, vi } from 'vitest'
import { callForFile } from './file.ts'
import { answer, stubFetch } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

test('the file arrives byte for byte, whatever it is', async () => {
  const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0, 255])
  const fetch = stubFetch(new Response(bytes, { headers: { 'Content-Type': 'application/zip' } }))
  const file = await callForFile(account_api.exportHousehold, { query: { format: 'csv' } })
  expect([new Uint8Array(await file.arrayBuffer()), file.type]).toEqual([bytes, 'application/zip'])
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/users/export?format=csv')
})

test('a refusal is no file', async () => {
  stubFetch(answer(429, { message: 'Too many attempts.' }))
  await expect(callForFile(account_api.exportHousehold, { query: {} })).rejects.toMatchObject({
    status: 429,
    serverMessage: 'Too many attempts.',
  })
})

test('a file that breaks off on the way is no file', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  stubFetch(() => new Response(broken))
  await expect(callForFile(account_api.exportHousehold, { query: {} })).rejects.toMatchObject({ status: 0 })
})
