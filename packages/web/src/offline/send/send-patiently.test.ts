import { api } from '@larder/contract/calls/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GivenUp, sendPatiently } from './send-patiently.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A network on which the call itself is never answered, and the probe only while the server can be reached. */
function stubNetwork(is_reachable: boolean) {
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    if (address.endsWith('/health/live'))
      return is_reachable ? Promise.resolve(new Response()) : Promise.reject(new Error())
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
}

function follow() {
  const state = { error: undefined as unknown }
  sendPatiently(api.health, {}, {}).catch((error: unknown) => (state.error = error))
  return state
}

test('is given up soon where nobody can be reached', async () => {
  stubNetwork(false)
  const state = follow()
  await vi.advanceTimersByTimeAsync(3900)
  expect(state.error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(state.error).toBeInstanceOf(GivenUp)
})

test('is waited for longer where the server answers others, but not for ever', async () => {
  stubNetwork(true)
  const state = follow()
  await vi.advanceTimersByTimeAsync(15_900)
  expect(state.error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(state.error).toBeInstanceOf(GivenUp)
})

test('an answer in time is the answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }))
  expect((await sendPatiently(api.health, {}, {})).status).toBe(200)
  await vi.advanceTimersByTimeAsync(60_000)
})
