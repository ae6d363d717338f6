import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { noteOutcome, onOutcome, onSignedOut, pictureAddress, send } from './request.ts'
import { answer, stubFetch } from './testing.ts'
import { setToken } from './token.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  setToken(null)
  noteOutcome(true)
})

test.each([
  ['/api/barcode-images/abc', '/api/barcode-images/abc'],
  // Whether it may be shown is for the page's policy to say.
  ['https://elsewhere.example/pixel.png', 'https://elsewhere.example/pixel.png'],
  ['http://elsewhere.example/pixel.png', 'http://elsewhere.example/pixel.png'],
  ['//elsewhere.example/pixel.png', '//elsewhere.example/pixel.png'],
  ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
  ['blob:https://larder.example/1', 'blob:https://larder.example/1'],
  ['', null],
  [null, null],
])('the picture %s is fetched from %s', (image_url, address) => {
  expect(pictureAddress(image_url)).toBe(address)
})

test('our pictures lie beside the API', () => {
  vi.stubEnv('VITE_API_BASE', 'https://api.example.org/')
  expect(pictureAddress('/api/barcode-images/abc')).toBe('https://api.example.org/api/barcode-images/abc')
})

const list = { method: 'GET', path: '/api/things', response: z.unknown() } as const

test('who listens late still hears that nobody answered the last call', async () => {
  stubFetch(new TypeError('Failed to fetch'), answer(200, []))
  await expect(send(list, {})).rejects.toMatchObject({ status: 0 })
  const heard = vi.fn<(is_answered: boolean) => void>()
  const stop = onOutcome(heard)
  expect(heard.mock.calls).toEqual([[false]])
  await send(list, {})
  expect(heard.mock.calls).toEqual([[false], [true]])
  stop()
  onOutcome(heard)()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('who listens late still hears that the session has ended, once', async () => {
  stubFetch(answer(401, { message: 'Please log in to continue' }))
  setToken('t1')
  await expect(send(list, {})).rejects.toMatchObject({ status: 401 })
  const ended = vi.fn<() => void>()
  onSignedOut(ended)()
  onSignedOut(ended)()
  expect(ended).toHaveBeenCalledOnce()
})
