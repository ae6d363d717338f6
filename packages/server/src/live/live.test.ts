import { account_api } from '@larder/contract/account'
import { api } from '@larder/contract/calls/api'
import { people_api } from '@larder/contract/calls/people-api'
import { live_kinds } from '@larder/contract/live'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Answer, Client, TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import { findUserId, joinHousehold } from '../testing/people.ts'
import { type Watch, watch } from '../testing/watch.ts'

let larder: TestApp
let address: string
let open: Watch[] = []
beforeAll(async () => {
  larder = await createTestApp()
  address = await larder.listen()
  // Live updates begin once the process has heard itself.
  const somebody = await larder.register()
  await vi.waitFor(async () => {
    const tried = await watch(address, somebody.token)
    tried.stop()
    if (tried.status !== 200) throw new Error(`answered ${tried.status}`)
  }, 10_000)
})
afterEach(() => {
  for (const each of open) each.stop()
  open = []
})
afterAll(() => larder.close())

const soon = { timeout: 5_000, interval: 10 }

async function follow({ token }: Pick<Client, 'token'>, client_id?: string): Promise<Watch> {
  const stream = await watch(address, token, client_id)
  open.push(stream)
  return stream
}

async function settle(): Promise<[ada: Client, ben: Client, stranger: Client]> {
  const [ada, stranger] = [await larder.register(), await larder.register()]
  const early = await watch(address, ada.token)
  const ben = await joinHousehold(larder, ada)
  // That he has joined is told a little later, of everything, and must not reach the streams of the test.
  await vi.waitFor(() => expect(early.changes().flat()).toContain('inventory'), soon)
  early.stop()
  return [ada, ben, stranger]
}

/** One more device of a person. */
async function logIn({ username }: Client): Promise<Client> {
  const answer = await larder.anonymous.post('/api/auth/login', { username, password })
  return larder.as(api.login.response.parse(answer.body).token)
}

/** Everything that was said until now has arrived once this has. */
async function settleAll(streams: readonly Watch[], client: Client): Promise<void> {
  const before = streams.map((stream) => stream.changes().length)
  await client.put('/api/shopping-list/shops/Corner', { categories: [] })
  await vi.waitFor(() => {
    for (const [place, stream] of streams.entries()) expect(stream.changes().length).toBeGreaterThan(before[place] ?? 0)
  }, soon)
}

test('a stream says hello, and is kept and packed by nobody on the way', async () => {
  const [ada] = await settle()
  const stream = await follow(ada)
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(stream.headers).not.toHaveProperty('content-encoding')
  const [hello] = stream.events()
  expect(hello).toMatchObject({ event: 'hello', kinds: [] })
  // PostgreSQL's clock in microseconds.
  expect(Math.abs((hello?.version ?? 0) / 1000 - Date.now())).toBeLessThan(3_600_000)
})

test('what one person changes the others of the household are told, and nobody else', async () => {
  const [ada, ben, stranger] = await settle()
  const streams = [await follow(ada), await follow(ben)]
  const theirs = await follow(stranger)
  const stock = ['inventory', 'shopping-list', 'notices']
  const { item_id } = await addItem(ada)
  const acts: [act: () => Promise<Answer>, kinds: string[]][] = [
    [() => ada.post(`/api/inventory/${item_id}/consume`, { new_quantity: 1 }), stock],
    [() => ben.put('/api/shopping-list/shops/Corner', { categories: [] }), ['shopping-list']],
    [() => ben.put('/api/users/profile', { email: `${ben.username}@example.org`, first_name: 'Ben' }), ['household']],
  ]
  const expected = [stock]
  for (const [act, kinds] of acts) {
    // What comes at once may be told as one.
    await vi.waitFor(() => expect(streams.map((stream) => stream.changes())).toEqual([expected, expected]), soon)
    expect((await act()).status).toBeLessThan(300)
    expected.push(kinds)
  }
  await vi.waitFor(() => expect(streams.map((stream) => stream.changes())).toEqual([expected, expected]), soon)
  for (const stream of streams) {
    const versions = stream.events().map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    expect(new Set(versions).size).toBe(versions.length)
  }
  await settleAll([theirs], stranger)
  expect(theirs.changes()).toEqual([['shopping-list']])
})

test('reads, refusals and failures tell nothing', async () => {
  const [ada, ben] = await settle()
  const stream = await follow(ben)
  await ada.get('/api/inventory')
  expect((await ada.post('/api/inventory', { item_name: '' })).status).toBe(400)
  expect((await ada.delete('/api/inventory/999999999')).status).toBe(404)
  await settleAll([stream], ada)
  expect(stream.changes()).toEqual([['shopping-list']])
})

test('an open app is not told of its own changes, its other windows are', async () => {
  const [ada] = await settle()
  const [own, other] = [await follow(ada, 'window-one'), await follow(ada, 'window-two')]
  await ada.put('/api/shopping-list/shops/One', { categories: [] }, { 'client-id': 'window-one' })
  await vi.waitFor(() => expect(other.changes()).toHaveLength(1), soon)
  // An id that the contract does not know is none.
  await ada.put('/api/shopping-list/shops/Two', { categories: [] }, { 'client-id': 'one' })
  await vi.waitFor(() => expect(own.changes()).toHaveLength(1), soon)
  await vi.waitFor(() => expect(other.changes()).toHaveLength(2), soon)
  expect(own.changes()).toHaveLength(1)
})

const change = { current_password: password, new_password: 'another password' }

test.each<[string, (client: Client) => Promise<Answer>]>([
  ['log-out', (client) => client.post('/api/auth/logout')],
  ['a log-out everywhere', (client) => client.post('/api/auth/logout-everywhere')],
  ['a new password', (client) => client.put('/api/users/password', change)],
  ['the end of the account', (client) => client.post('/api/users/delete', { password })],
])('%s ends the streams of that person and leaves the others', async (_, act) => {
  const [ada, ben] = await settle()
  const bens = await follow(ben)
  const adas = await follow(ada)
  expect(await act(ben)).toMatchObject({ status: 200 })
  await vi.waitFor(() => expect(bens.isOver()).toBe(true), soon)
  await settleAll([adas], ada)
  expect(adas.isOver()).toBe(false)
})

test('a device that is logged out from another one is told nothing more', async () => {
  const ben = await larder.register()
  const { token } = await larder.anonymous.call(api.login, { body: { username: ben.username, password } })
  const other = larder.as(token)
  const [here, there] = [await follow(ben), await follow(other)]
  const { sessions } = await other.call(account_api.listSessions, {})
  const session_id = sessions.find(({ is_current }) => !is_current)?.session_id
  expect((await other.delete(`/api/auth/sessions/${session_id}`)).status).toBe(200)
  await vi.waitFor(() => expect(here.isOver()).toBe(true), soon)
  await settleAll([there], other)
  expect(there.isOver()).toBe(false)
})

test('somebody who is removed is told nothing more, and then of their own household', async () => {
  const [ada, ben] = await settle()
  const [adas, bens] = [await follow(ada), await follow(ben)]
  expect((await ada.delete(`/api/household/members/${await findUserId(ben)}`)).status).toBe(200)
  await vi.waitFor(() => expect(bens.isOver()).toBe(true), soon)
  await settleAll([adas], ada)
  expect(bens.changes()).toEqual([])
  const again = await follow(ben)
  await addItem(ada)
  await settleAll([again], ben)
  expect(again.changes()).toEqual([['shopping-list']])
})

test('a device that shows another household begins anew', async () => {
  const [ada, ben] = await settle()
  const bens = await follow(ben)
  const { households } = await ben.call(people_api.listHouseholds, {})
  const other = households.find(({ is_current }) => !is_current)
  expect((await ben.post(`/api/households/${other?.household_id}/switch`)).status).toBe(200)
  await vi.waitFor(() => expect(bens.isOver()).toBe(true), soon)
  const again = await follow(ben)
  await addItem(ada)
  await settleAll([again], ben)
  expect(again.changes()).toEqual([['shopping-list']])
})

test('a household is told who has joined it', async () => {
  const [ada] = await settle()
  const stream = await follow(ada)
  await joinHousehold(larder, ada)
  await vi.waitFor(() => expect(stream.changes()).toContainEqual([...live_kinds]), soon)
})

test('a device has four streams, and the same window takes the place of its own', async () => {
  const [ada, ben] = await settle()
  const first = await follow(ada, 'window-one')
  const rest = [await follow(ada), await follow(ada), await follow(ada)]
  const refused = await follow(ada)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '30' } })
  expect(refused.text()).toBe('{"message":"This device is told of changes in too many windows already."}')
  expect((await follow(ada, 'window-one')).status).toBe(200)
  await vi.waitFor(() => expect(first.isOver()).toBe(true), soon)
  expect(rest.map((stream) => stream.isOver())).toEqual([false, false, false])
  expect((await follow(ben)).status).toBe(200)
})

test('a person has ten streams; the oldest goes for another, and does not push one out when it comes back', async () => {
  const [ada, ben] = await settle()
  const devices = [ada, await logIn(ada), await logIn(ada), await logIn(ada)]
  const streams: Watch[] = []
  for (let index = 0; index < 10; index += 1) {
    streams.push(await follow(devices[index % 4] ?? ada, `window-${index}`))
  }
  const theirs = await follow(ben)
  const newest = await follow(devices[3] ?? ada, 'window-ten')
  expect(newest.status).toBe(200)
  await vi.waitFor(() => expect(streams[0]?.isOver()).toBe(true), soon)
  const again = await follow(ada, 'window-0')
  expect(again).toMatchObject({ status: 429, headers: { 'retry-after': '30' } })
  expect(again.text()).toBe('{"message":"You are told of changes on too many devices already."}')
  expect([...streams.slice(1), newest, theirs].some((stream) => stream.isOver())).toBe(false)
  streams[1]?.stop()
  await vi.waitFor(async () => expect((await follow(ada, 'window-0')).status).toBe(200), soon)
})

test('without a token there is no stream, and HEAD ends', async () => {
  expect(await follow({ token: undefined })).toMatchObject({ status: 401 })
  const { token } = await larder.register()
  const head = await fetch(`${address}/api/live`, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })
  expect(head.status).toBe(200)
})
