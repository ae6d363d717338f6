import { messages } from '@larder/contract/messages'
import { afterAll, describe, expect, test } from 'vitest'
import { hashToken } from './http/authentication.ts'
import { createTestApp } from './testing/app.ts'
import { createExample, namedCalls, takesId } from './testing/fixtures.ts'
import { addItem } from './testing/items.ts'
import { takeSnapshot } from './testing/snapshot.ts'

const larder = await createTestApp()
afterAll(() => larder.close())

const calls = namedCalls(larder.app.calls)
const protectedCalls = calls.filter(({ open }) => open !== true)

const owner = await larder.register()
const stranger = await larder.register()
const expired = await larder.register()
await larder.database.query(
  {
    name: 'expire',
    text: `update session set last_used_at = now() - interval '90 days' where token_hash = $1`,
  },
  [hashToken(expired.token ?? '')],
)
const revoked = await larder.register()
await revoked.post('/api/auth/logout')

const strangers = [
  { who: 'nobody', client: larder.anonymous },
  { who: 'a token that never was', client: larder.as('x'.repeat(43)) },
  { who: 'no token at all', client: larder.as('') },
  { who: 'one who logged out', client: revoked },
  { who: 'one who was away too long', client: expired },
]

test('only these calls are open to everybody', () => {
  expect(calls.filter(({ open }) => open === true).map(({ name }) => name)).toEqual(['health', 'login', 'register'])
})

test('every served call is one of the contract’s', () => {
  expect(calls).toHaveLength(larder.app.calls.length)
})

describe.each(protectedCalls)('$method $path', async (call) => {
  const example = await createExample(call, owner)
  test.each(strangers)('refuses $who and changes nothing', async ({ client }) => {
    const before = await takeSnapshot(larder.database)
    const answer = await client.send(call, example)
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ message: messages.auth.signInNeeded })
    expect(await takeSnapshot(larder.database)).toEqual(before)
  })
})

describe.each(calls.filter(takesId))('$method $path', (call) => {
  test('does not know another household’s things, nor changes them', async () => {
    const example = await createExample(call, owner)
    const before = await takeSnapshot(larder.database)
    const answer = await stranger.send(call, example)
    expect(answer.status).toBe(404)
    expect(await takeSnapshot(larder.database)).toEqual(before)

    const nowhere = Object.fromEntries(Object.keys(example.params ?? {}).map((name) => [name, 999_999_999]))
    const unknown = await stranger.send(call, { ...example, params: nowhere })
    expect(unknown.status).toBe(404)
    expect(unknown.body).toEqual(answer.body)
    // The example was real: its owner succeeds with it.
    expect((await owner.send(call, example)).status).toBeLessThan(300)
  })
})

// The catalogue is the same for everybody.
const isOwn = ({ path }: { path: string }) => !path.startsWith('/api/catalogue/')
const lists = protectedCalls.filter((call) => call.method === 'GET' && !takesId(call) && isOwn(call))

test.each(lists)('$method $path shows nothing of another household', async (call) => {
  const zanzibar = await larder.register({ first_name: 'Zanzibar' })
  // Used and low, so that predictions and the shopping list have it too.
  const { item_id } = await addItem(zanzibar, { item_name: 'Zanzibar', category: 'Zanzibar', low_stock_threshold: 9 })
  await zanzibar.post(`/api/inventory/${item_id}/consume`, { new_quantity: 0.5 })
  const address = { address_type: 'Zanzibar', street_address: '1', city: '1', state_province: '1', postal_code: '1' }
  await zanzibar.post('/api/addresses', { ...address, country: '1' })
  expect((await zanzibar.send(call, {})).text).toContain('Zanzibar')
  expect((await stranger.send(call, {})).text).not.toContain('Zanzibar')
})

test.each(calls)('$method $path answers by the contract', async (call) => {
  const person = await larder.register()
  const answer = await person.send(call, await createExample(call, person))
  expect(answer.status).toBeLessThan(300)
  expect(() => call.response.parse(answer.body)).not.toThrow()
})
