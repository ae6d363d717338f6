import { api } from '@larder/contract/calls/api'
import { messages } from '@larder/contract/messages'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, keyOfCall } from './call.ts'
import { client_id } from './client-id.ts'
import { CallError, failureHint, failureText, isNetworkFailure } from './failure.ts'
import { onSignedOut } from './request.ts'
import { setToken } from './token.ts'
import { answer, stubFetch } from './testing.ts'

const ada = { username: 'ada', email: 'ada@example.com', first_name: null, last_name: null }

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof CallError) return error
  throw new Error('expected a CallError', { cause: error })
}

beforeEach(() => setToken(null))
afterEach(() => vi.unstubAllGlobals())

describe('what is sent', () => {
  test('a body as JSON, without a token where none is set', async () => {
    const fetch = stubFetch(answer(200, { token: 't', user: ada }))
    await call(api.login, { body: { username: 'ada', password: 'secret' } })
    const [address, request] = fetch.mock.calls[0] ?? []
    expect(address).toBe('/api/auth/login')
    expect(request).toMatchObject({ method: 'POST', body: '{"username":"ada","password":"secret"}' })
    expect(request?.headers).toEqual({
      Accept: 'application/json',
      'Client-Id': client_id,
      'Content-Type': 'application/json',
    })
  })

  test('the token while one is set, and headers of the caller', async () => {
    const fetch = stubFetch(answer(200, { message: 'ok' }))
    setToken('abc')
    await call(api.deleteItem, { params: { id: '7' } }, { headers: { 'If-Match': '3' } })
    const [address, request] = fetch.mock.calls[0] ?? []
    expect(address).toBe('/api/inventory/7')
    expect(request?.headers).toEqual({
      Accept: 'application/json',
      'Client-Id': client_id,
      Authorization: 'Bearer abc',
      'If-Match': '3',
    })
  })

  test('parameters are escaped and the query carries what is given', async () => {
    const fetch = stubFetch(answer(200, { success: true, shopping_list: [] }))
    await call(api.getShoppingList, { query: { days: '14' } })
    await call(api.getItem, { params: { id: '../users' } }).catch(() => undefined)
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      '/api/shopping-list?days=14',
      '/api/inventory/..%2Fusers',
    ])
  })
})

describe('the base of the API', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is put before every path, with or without a slash at its end', async () => {
    const fetch = stubFetch(answer(200, { message: 'ok' }))
    for (const base of ['https://api.example.org', 'https://api.example.org/']) {
      vi.stubEnv('VITE_API_BASE', base)
      await call(api.deleteItem, { params: { id: '7' } })
    }
    const addresses = fetch.mock.calls.map(([address]) => address)
    expect(new Set(addresses)).toEqual(new Set(['https://api.example.org/api/inventory/7']))
  })
})

describe('what comes back', () => {
  test('is read leniently: missing fields are null, unknown ones dropped', async () => {
    stubFetch(answer(200, { username: 'ada', shoe_size: 38 }))
    expect(await call(api.getProfile, {})).toEqual({
      user: { username: 'ada', email: null, first_name: null, last_name: null },
    })
  })

  test('an answer of another shape is a failure without words of the server', async () => {
    stubFetch(answer(200, { nothing: true }))
    const failure = await failureOf(call(api.login, { body: { username: 'ada', password: 'x' } }))
    expect(failure).toMatchObject({ status: 200, serverMessage: null, body: { nothing: true } })
    expect(failureText(failure, 'Login failed')).toBe('Login failed')
  })
})

describe('failures', () => {
  test('carry the status and what the server said', async () => {
    stubFetch(answer(409, { message: 'Username already taken', field: 'username' }))
    const failure = await failureOf(call(api.login, { body: { username: 'ada', password: 'x' } }))
    expect(failure).toMatchObject({ status: 409, serverMessage: 'Username already taken' })
    expect(failure.body).toEqual({ message: 'Username already taken', field: 'username' })
    expect(failureText(failure, 'fallback')).toBe('Username already taken')
  })

  test('of the network have status 0: the sentence of the screen, and a hint beside it', async () => {
    stubFetch(new TypeError('Failed to fetch'))
    const failure = await failureOf(call(api.listItems, { query: {} }))
    expect(failure.status).toBe(0)
    expect(isNetworkFailure(failure)).toBe(true)
    expect(failureText(failure, messages.inventory.loadFailed)).toBe(messages.inventory.loadFailed)
    expect(failureHint(failure)).toBe(messages.app.networkUnavailable)
  })

  test('a page of a proxy instead of JSON gives the fallback', async () => {
    stubFetch(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const failure = await failureOf(call(api.listItems, { query: {} }))
    expect(failure).toMatchObject({ status: 502, serverMessage: null })
    expect(failureHint(failure)).toBeNull()
  })

  test('a busy server is heard: when to come back is part of the failure', async () => {
    stubFetch(answer(503, { message: 'Busy' }, { 'retry-after': '2' }), answer(503, { message: 'Busy' }))
    expect((await failureOf(call(api.getProfile, {}))).retry_after_s).toBe(2)
    expect((await failureOf(call(api.getProfile, {}))).retry_after_s).toBeNull()
  })

  test('an answer that breaks off has status 0 as well: it says nothing about the token', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
    stubFetch(() => new Response(broken, { status: 200 }))
    expect((await failureOf(call(api.getProfile, {}))).status).toBe(0)
  })

  test('an abort by the caller stays an abort', async () => {
    const stop = new AbortController()
    stop.abort()
    stubFetch(stop.signal.reason)
    await expect(call(api.listItems, { query: {} }, { signal: stop.signal })).rejects.toBe(stop.signal.reason)
  })
})

describe('a 401', () => {
  const ended = vi.fn<() => void>()
  beforeEach(() => {
    ended.mockClear()
    return onSignedOut(ended)
  })

  test('ends the session', async () => {
    setToken('old')
    stubFetch(answer(401, { message: messages.auth.signInNeeded }))
    await failureOf(call(api.listItems, { query: {} }))
    expect(ended).toHaveBeenCalledOnce()
  })

  test('for wrong credentials does not', async () => {
    stubFetch(answer(401, { message: messages.auth.loginFailedScreen }))
    await failureOf(call(api.login, { body: { username: 'ada', password: 'x' } }))
    expect(ended).not.toHaveBeenCalled()
  })

  test('that comes late, for a token no longer used, does not', async () => {
    setToken('old')
    stubFetch(() => {
      setToken('new')
      return answer(401, { message: messages.auth.signInNeeded })
    })
    await failureOf(call(api.listItems, { query: {} }))
    expect(ended).not.toHaveBeenCalled()
  })
})

test('a question has one name, whether it comes without parameters or with none', () => {
  const path = '/api/inventory'
  expect(keyOfCall({ path }, { query: { t: '5' } })).toBe(keyOfCall({ path }, { params: {} }))
})
