import { messages } from '@larder/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { listItems, milk, readJournal } from '../testing/items.ts'
import { createMember } from '../testing/members.ts'
import { testStatement } from '../testing/statements.ts'
import { createIdempotency } from './service.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  client = await test.register()
})

const post = (key: string, body: object = milk, person = client) =>
  person.post('/api/inventory', body, { 'idempotency-key': key })

describe('the same key again', () => {
  it('answers the same and does nothing twice', async () => {
    const first = await post('a')
    const second = await post('a')
    expect([second.status, second.text]).toEqual([201, first.text])
    expect([first, second].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true'])
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    const items = await listItems(client)
    expect(items).toHaveLength(1)
    expect(await readJournal(test.database, items[0]?.item_id ?? 0)).toHaveLength(1)
  })

  it('answers the same after the item was edited or deleted', async () => {
    const first = await post('a')
    const [item] = await listItems(client)
    await client.put(`/api/inventory/${item?.item_id}`, { item_name: 'Cream' })
    expect((await post('a')).text).toBe(first.text)
    await client.delete(`/api/inventory/${item?.item_id}`)
    expect((await post('a')).text).toBe(first.text)
    expect(await listItems(client)).toEqual([])
  })

  it('makes one item of 20 requests at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('a')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    expect(await listItems(client)).toHaveLength(1)
  })

  it('is the same request with its fields in another order', async () => {
    await post('a')
    expect((await post('a', Object.fromEntries(Object.entries(milk).toReversed()))).status).toBe(201)
    expect(await listItems(client)).toHaveLength(1)
  })

  it('with another body is 409 and changes nothing', async () => {
    await post('a')
    const answer = await post('a', { ...milk, quantity: 3 })
    expect([answer.status, answer.message]).toEqual([409, messages.input.idempotencyKeyReused])
    expect(await listItems(client)).toHaveLength(1)
  })

  it('means something else to another household', async () => {
    const otherUser = await test.register()
    await post('a')
    const answer = await post('a', { ...milk, item_name: 'Tea' }, otherUser)
    expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([201, undefined])
    expect(await listItems(otherUser)).toMatchObject([{ item_name: 'Tea' }])
  })
})

describe('a request that did not succeed', () => {
  it('uses up no key when it was refused', async () => {
    expect((await post('a', { ...milk, quantity: 'many' })).status).toBe(400)
    expect((await post('a')).status).toBe(201)
  })

  it('leaves neither key nor effect when it broke off in between', async () => {
    const { household_id } = await createMember(test.database)
    const asked = { household_id, idempotency_key: 'a', request: ['test', 1] } as const
    const bump = testStatement({
      name: 'test_bump',
      text: 'update household set inventory_version = inventory_version + 1 where household_id = $1 returning inventory_version',
    })
    const idempotency = createIdempotency(test.database)
    const broken = idempotency.once(asked, async (queries) => {
      await queries.query(bump, [household_id])
      throw new Error('the power went out')
    })
    await expect(broken).rejects.toThrow('the power went out')
    const answer = await idempotency.once(asked, async (queries) => {
      const [row] = await queries.query<{ inventory_version: number }>(bump, [household_id])
      return { status: 200, response: String(row?.inventory_version) }
    })
    expect(answer).toEqual({ status: 200, response: '1', is_replayed: false })
  })
})

it.each(['', 'x'.repeat(201)])('refuses a key of an impossible length', async (key) => {
  const answer = await post(key)
  expect([answer.status, answer.message]).toEqual([400, messages.input.idempotencyKey])
  expect(await listItems(client)).toEqual([])
})
