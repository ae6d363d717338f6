import { api } from '@larder/contract/calls/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { items_query } from '../keys.ts'
import { call } from './call.ts'
import { answer, stubFetch } from './testing.ts'
import { setToken } from './token.ts'

const milk = { item_id: 1, item_name: 'Milk', quantity: 2, category: 'Dairy' }
const list = () => items_query.queryFn({ signal: AbortSignal.timeout(1000) })
const item = (id: number) => call(api.getItem, { params: { id: String(id) } })

beforeEach(() => setToken('one'))
afterEach(() => {
  setToken(null)
  vi.unstubAllGlobals()
})

test('an unchanged list comes back as the same object and costs a 304', async () => {
  const fetch = stubFetch(answer(200, [milk], { ETag: '"v1"' }), answer(304, null))
  const first = await list()
  expect(await list()).toBe(first)
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('If-None-Match')
  expect(fetch.mock.calls[1]?.[1]?.headers).toMatchObject({ 'If-None-Match': '"v1"' })
})

test('every call carries a timestamp, as the specification wants', async () => {
  const fetch = stubFetch(answer(200, []))
  await list()
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^\/api\/inventory\?t=\d{13}$/)
})

test('a changed list replaces the kept one', async () => {
  const fetch = stubFetch(answer(200, [milk], { ETag: '"v1"' }), answer(200, [], { ETag: '"v2"' }), answer(304, null))
  await list()
  const second = await list()
  expect(second).toEqual([])
  expect(await list()).toBe(second)
  expect(fetch.mock.calls[2]?.[1]?.headers).toMatchObject({ 'If-None-Match': '"v2"' })
})

test('a server without ETags is simply asked again', async () => {
  const fetch = stubFetch(answer(200, [milk]))
  await list()
  await list()
  expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('If-None-Match')
})

test('nothing of one person is kept for the next', async () => {
  const fetch = stubFetch(answer(200, [milk], { ETag: '"v1"' }))
  await list()
  setToken('two')
  await list()
  expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('If-None-Match')
})

test('an answer that comes after the person changed is not kept either', async () => {
  const fetch = stubFetch(
    () => {
      setToken('two')
      return answer(200, [milk], { ETag: '"v1"' })
    },
    answer(200, []),
  )
  await list()
  await list()
  expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('If-None-Match')
})

test('each call has its own, and what changes something has none', async () => {
  const fetch = stubFetch(answer(200, milk, { ETag: '"v1"' }))
  await item(1)
  await item(2)
  await call(api.deleteItem, { params: { id: '1' } }).catch(() => undefined)
  for (const [, request] of fetch.mock.calls) expect(request?.headers).not.toHaveProperty('If-None-Match')
  await item(2)
  expect(fetch.mock.calls[3]?.[1]?.headers).toMatchObject({ 'If-None-Match': '"v1"' })
})

test('what was read long ago is fetched whole', async () => {
  const fetch = stubFetch(answer(200, milk, { ETag: '"v1"' }))
  const asksWith = async (id: number) => {
    await item(id)
    return fetch.mock.calls.at(-1)?.[1]?.headers
  }
  for (let id = 1; id <= 61; id += 1) await item(id)
  expect(await asksWith(61)).toHaveProperty('If-None-Match')
  expect(await asksWith(1)).not.toHaveProperty('If-None-Match')
})
