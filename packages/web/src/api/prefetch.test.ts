import { afterEach, expect, test, vi } from 'vitest'
import { prefetchList, takePrefetched } from './prefetch.ts'
import { answer, stubFetch } from './client/testing.ts'
import { setToken } from './client/token.ts'
import * as z from 'zod/mini'

const list = { method: 'GET', path: '/api/things', response: z.array(z.number()) } as const

afterEach(() => {
  setToken(null)
  vi.unstubAllGlobals()
})

test('a prefetched answer is taken once', async () => {
  const fetch = stubFetch(answer(200, [1, 2]))
  setToken('t1')
  prefetchList(list.path)
  expect(String(fetch.mock.calls[0]?.[0])).toMatch(/^\/api\/things\?t=\d+$/)
  expect(await (await takePrefetched(list))?.json()).toEqual([1, 2])
  expect(takePrefetched(list)).toBeUndefined()
})

test('one person’s answer is never another’s', () => {
  stubFetch(answer(200, [1, 2]))
  setToken('t1')
  prefetchList(list.path)
  setToken('t2')
  expect(takePrefetched(list)).toBeUndefined()
})

test('a failure is reported to the call that takes it', async () => {
  stubFetch(answer(500, { message: 'Oh' }))
  setToken('t1')
  prefetchList(list.path)
  await expect(takePrefetched(list)).rejects.toMatchObject({ status: 500 })
})
