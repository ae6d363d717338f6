import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, stubFetch } from '../api/client/testing.ts'
import { setStoreOwner } from '../api/client/store-name.ts'
import { loadUser } from './load-user.ts'

const ada = { username: 'ada', email: 'ada@example.com', first_name: 'Ada', last_name: null }
const profile = answer(200, { user: ada })
const away = new TypeError('Failed to fetch')
const never = new AbortController().signal

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  setStoreOwner(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How a promise ended, without an unhandled rejection while the clock is moved. */
function follow(promise: Promise<unknown>) {
  const state = { ended: false, value: undefined as unknown, error: undefined as unknown }
  promise.then(
    (value) => Object.assign(state, { ended: true, value }),
    (error: unknown) => Object.assign(state, { ended: true, error }),
  )
  return state
}

test('the profile is the session', async () => {
  stubFetch(profile)
  expect(await loadUser(never)).toEqual(ada)
})

test('a 401 is an answer and ends it at once', async () => {
  const fetch = stubFetch(answer(401, { message: 'Please log in to continue' }))
  await expect(loadUser(never)).rejects.toMatchObject({ status: 401 })
  expect(fetch).toHaveBeenCalledOnce()
})

test('a server that is starting is asked again until it answers', async () => {
  stubFetch(away, answer(503, {}), profile)
  const state = follow(loadUser(never))
  await vi.advanceTimersByTimeAsync(600)
  expect(state.ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(state.value).toEqual(ada)
})

test('a server that stays away gets ten seconds and no more', async () => {
  const fetch = stubFetch(away)
  const state = follow(loadUser(never))
  await vi.advanceTimersByTimeAsync(7000)
  expect(state.ended).toBe(false)
  await vi.advanceTimersByTimeAsync(3000)
  expect(state.error).toMatchObject({ status: 0 })
  const asked = fetch.mock.calls.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetch).toHaveBeenCalledTimes(asked)
})

test('a call that never answers is given up after ten seconds', async () => {
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const state = follow(loadUser(never))
  await vi.advanceTimersByTimeAsync(9900)
  expect(state.ended).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(state.error).toBeDefined()
})

test('when the token changes meanwhile it stops asking', async () => {
  const fetch = stubFetch(away)
  const cancelled = new AbortController()
  const state = follow(loadUser(cancelled.signal))
  await vi.advanceTimersByTimeAsync(100)
  cancelled.abort()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(state.ended).toBe(true)
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(2)
})

test('without a network nobody is signed out: the ten seconds begin when it is back', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  stubFetch(away)
  const state = follow(loadUser(never))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.ended).toBe(false)
  vi.stubGlobal('navigator', { onLine: true })
  stubFetch(profile)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(state.value).toEqual(ada)
})

test('without a network a refusal is still an answer', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  stubFetch(answer(401, { message: 'Please log in to continue' }))
  await expect(loadUser(never)).rejects.toMatchObject({ status: 401 })
})
