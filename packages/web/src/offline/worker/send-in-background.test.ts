import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openIndexedStore } from '../store/indexed-store.ts'
import { createNewEntry } from '../testing/fixtures.ts'
import { sendInBackground } from './send-in-background.ts'

const answer = vi.fn<(path: string, request: RequestInit) => Response>()
const told = vi.fn<(message: unknown) => void>()

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = told
      close = (): void => undefined
    },
  )
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) =>
    path === '/api/health/live' ? Response.json({ status: 'ok' }) : answer(path, request),
  )
  answer.mockReset().mockImplementation(() => Response.json({}))
  told.mockReset()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
})

/** Leaves a change in a store, as a page does that is closed without a network. */
async function leaveChange(name: string, token?: string): Promise<void> {
  const store = await openIndexedStore(name)
  await store.addEntry(createNewEntry('remove', { params: { id: '7' }, key: 'key' }))
  await store.writeFact('token', token)
  store.close()
}

async function keepMilk(name: string): Promise<void> {
  const store = await openIndexedStore(name)
  await store.keepAnswer('list', { value: ['Milk'], at: 1 })
  store.close()
}

async function findMilk(name: string) {
  const store = await openIndexedStore(name)
  const kept = await store.readAnswer('list')
  store.close()
  return kept
}

async function lookInto(name: string) {
  const store = await openIndexedStore(name)
  const states = (await store.listEntries()).map(({ state }) => state)
  const token = await store.readFact('token')
  store.close()
  return { states, token }
}

/** As the browser does where another one holds the lock. */
const refuseLock = async (_name: string, _options: object, work: (lock: null) => unknown) => work(null)

describe('in the background', () => {
  it('every store is sent in the name of its owner, for its household, and needs no token then', async () => {
    await leaveChange('larder 3 ada', 'abc')
    await leaveChange('larder 0 ben', 'def')
    await leaveChange('somebody else’s', 'ghi')
    await sendInBackground()
    const sent = answer.mock.calls.map(([path, { method, headers }]) => ({ path, method, headers }))
    expect(sent).toHaveLength(2)
    expect(sent).toContainEqual({
      path: '/api/inventory/7',
      method: 'DELETE',
      headers: expect.objectContaining({ Authorization: 'Bearer abc', 'Idempotency-Key': 'key', 'household-id': '3' }),
    })
    const ben = sent.find(({ headers }) => new Headers(headers).get('Authorization') === 'Bearer def')
    expect(ben?.headers).not.toHaveProperty('household-id')
    expect(await lookInto('larder 3 ada')).toEqual({ states: ['sent'], token: undefined })
    expect(told).toHaveBeenCalledWith('changed')
  })

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')) as never],
    ['a network wants a log-in first', () => new Response('<h1>Welcome</h1>', { status: 200 })],
    ['a proxy has lost the server', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['the server asks for patience', () => Response.json({ message: 'Busy' }, { status: 503 })],
  ])('is tried again where %s', async (_, fail) => {
    await leaveChange('larder 3 ada', 'abc')
    answer.mockImplementation(fail)
    await expect(sendInBackground()).rejects.toThrow('Something waits')
    expect(await lookInto('larder 3 ada')).toEqual({ states: ['waiting'], token: 'abc' })
  })

  it.each([401, 412])('waits for the page after %i, and the other stores are sent', async (status) => {
    await leaveChange('larder 3 ada', 'abc')
    await leaveChange('larder 4 ada', 'abc')
    await keepMilk('larder 3 ada')
    answer.mockImplementation((_, { headers }) =>
      Response.json({}, { status: new Headers(headers).get('household-id') === '3' ? status : 200 }),
    )
    await sendInBackground()
    // What was not sent is its owner's; what was read of a household that is closed to them goes.
    expect(await lookInto('larder 3 ada')).toEqual({ states: ['waiting'], token: undefined })
    expect(await findMilk('larder 3 ada')).toBeUndefined()
    expect(await lookInto('larder 4 ada')).toEqual({ states: ['sent'], token: undefined })
  })

  it('nothing is sent without a token', async () => {
    await leaveChange('larder 3 ada')
    await sendInBackground()
    expect(answer).not.toHaveBeenCalled()
  })

  it('what another one sends is left to them, and tried again', async () => {
    await leaveChange('larder 3 ada', 'abc')
    vi.stubGlobal('navigator', { locks: { request: refuseLock } })
    await expect(sendInBackground()).rejects.toThrow('Something waits')
    expect(answer).not.toHaveBeenCalled()
  })
})
