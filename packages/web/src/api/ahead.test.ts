import { afterEach, expect, test, vi } from 'vitest'
import { askAhead, takeAhead } from './ahead.ts'
import { answer, stubFetch } from './testing.ts'
import { setToken } from './token.ts'
import * as z from 'zod/mini'

const list = { method: 'GET', path: '/api/things', response: z.array(z.number()) } as const

afterEach(() => {
  setToken(null)
  vi.unstubAllGlobals()
})

test('what was asked for ahead is taken once', async () => {
  const fetch = stubFetch(answer(200, [1, 2]))
  setToken('t1')
  askAhead(list.path)
  expect(String(fetch.mock.calls[0]?.[0])).toMatch(/^\/api\/things\?t=\d+$/)
  expect(await (await takeAhead(list))?.json()).toEqual([1, 2])
  expect(takeAhead(list)).toBeUndefined()
})

test('one person’s answer is never another’s', () => {
  stubFetch(answer(200, [1, 2]))
  setToken('t1')
  askAhead(list.path)
  setToken('t2')
  expect(takeAhead(list)).toBeUndefined()
})

test('a failure is heard by whoever takes it', async () => {
  stubFetch(answer(500, { message: 'Oh' }))
  setToken('t1')
  askAhead(list.path)
  await expect(takeAhead(list)).rejects.toMatchObject({ status: 500 })
})
