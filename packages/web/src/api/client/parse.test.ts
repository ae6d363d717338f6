import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { parseAnswer } from './parse.ts'

const list = z.array(z.object({ id: z.number() }))

afterEach(() => vi.restoreAllMocks())

test('what the contract does not name is dropped, in a list as elsewhere', async () => {
  expect(await parseAnswer(list, [{ id: 1, more: true }])).toEqual({ success: true, data: [{ id: 1 }] })
  expect(await parseAnswer(z.object({ id: z.number() }), { id: 1, more: true })).toEqual({
    success: true,
    data: { id: 1 },
  })
})

test('one wrong item makes the whole answer wrong, and what is no list is none', async () => {
  expect(await parseAnswer(list, [{ id: 1 }, { id: 'two' }])).toMatchObject({ success: false })
  expect(await parseAnswer(list, { id: 1 })).toMatchObject({ success: false })
})

test('parsing a long list yields to other tasks in between', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 0)
  const body = Array.from({ length: 40 }, (_, id) => ({ id }))
  const parsed = await parseAnswer(list, body)
  clearInterval(timer)
  expect(parsed).toEqual({ success: true, data: body })
  expect(ticks).toBeGreaterThan(1)
})
