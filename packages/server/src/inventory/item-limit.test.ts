import { account_api } from '@larder/contract/account'
import { household_api } from '@larder/contract/calls/household-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createDatabase } from '../database/database.ts'
import { type Client, type TestApp, createTestApp } from '../testing/app.ts'
import { silent } from '../testing/operations/cluster.ts'
import { addItem, findDisagreements, listItems, milk } from '../testing/items.ts'
import type { OpenDatabase } from '../testing/database.ts'

const full = 'A household can have at most 3 items. Delete some that you no longer need, then add this one.'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp({ maxItems: 3 })
})
afterAll(() => larder.close())

const create = (client: Client, changes: object = {}, headers = {}) =>
  client.post('/api/inventory', { ...milk, ...changes }, headers)

async function fill(count: number): Promise<Client> {
  const client = await larder.register()
  for (let made = 0; made < count; made += 1) await addItem(client)
  return client
}

/** Households whose counter is not the number of their items; there must never be one. */
function findMiscounts(): Promise<object[]> {
  const text = `
    select household_id, item_count from household
    where item_count <> (select count(*) from item where item.household_id = household.household_id)`
  return larder.database.query({ name: 'find_test_miscounts', text })
}

describe('a household that has as many items as it may', () => {
  it.each([
    ['an item', {}],
    ['one with a barcode', { barcode: '4006381333931' }],
    ['one that was bought', { purchase: { price: 2, source: 'Shop' } }],
    ['one of a receipt', { receipt_name: { printed_name: 'MLK', merchant: 'Shop' } }],
    ['one that is low at once', { low_stock_threshold: 9 }],
  ])('is refused %s, and nothing of it is left behind', async (_, changes) => {
    const client = await fill(3)
    const before = await client.get('/api/inventory')
    expect(await create(client, changes)).toMatchObject({ status: 409, message: full })
    const after = await client.get('/api/inventory', { 'if-none-match': String(before.headers['etag']) })
    expect(after.status).toBe(304)
    expect(await findDisagreements(larder.database)).toEqual([])
  })

  it('has capacity again where items were deleted, one by one or several at once', async () => {
    const client = await fill(3)
    const [first, ...others] = await listItems(client)
    await client.delete(`/api/inventory/${first?.item_id}`)
    expect(await create(client)).toMatchObject({ status: 201 })
    expect(await create(client)).toMatchObject({ status: 409 })
    const item_ids = others.map(({ item_id }) => item_id)
    await client.call(household_api.changeItems, { body: { item_ids, is_deleted: true } })
    expect([await create(client), await create(client), await create(client)].map(({ status }) => status)).toEqual([
      201, 201, 409,
    ])
    expect(await findMiscounts()).toEqual([])
  })

  it('keeps no key of a refusal: the same request succeeds when there is capacity', async () => {
    const client = await fill(3)
    const key = { 'idempotency-key': 'the same' }
    expect(await create(client, {}, key)).toMatchObject({ status: 409, message: full })
    await client.delete(`/api/inventory/${(await listItems(client))[0]?.item_id}`)
    expect(await create(client, {}, key)).toMatchObject({ status: 201 })
  })

  it('is another one’s business: theirs has capacity', async () => {
    await fill(3)
    expect(await create(await larder.register())).toMatchObject({ status: 201 })
  })
})

describe('two phones at the limit', () => {
  it('of many at once exactly as many pass as there is capacity for, whichever process they reach', async () => {
    const database: OpenDatabase = createDatabase(larder.connection, silent)
    const config = { tls: undefined, rateLimit: false, corsOrigins: [], openFoodFacts: undefined, maxItems: 3 }
    const other = await buildApp({ database, config: { ...config, registration: 'open' }, log: silent, site: '' })
    const client = await fill(1)
    const headers = { authorization: `Bearer ${client.token}` }
    const sent = Array.from({ length: 12 }, async (__, index) => {
      if (index % 2 === 0) return (await create(client)).status
      return (await other.fastify.inject({ method: 'POST', url: '/api/inventory', headers, payload: milk })).statusCode
    })
    const statuses = await Promise.all(sent)
    await other.fastify.close()
    await database.close()
    expect(statuses.toSorted()).toEqual([201, 201, ...Array.from({ length: 10 }, () => 409)])
    expect(await listItems(client)).toHaveLength(3)
    expect(await findMiscounts()).toEqual([])
  })
})

describe('a household with more items than it may have, such as one from before', () => {
  it('reads, edits and deletes them, and cannot add', async () => {
    const client = await fill(2)
    const [one] = await listItems(client)
    const text = 'update household set item_count = item_count + 100'
    await larder.database.query({ name: '', text })
    expect(await client.put(`/api/inventory/${one?.item_id}`, { item_name: 'Oat milk' })).toMatchObject({ status: 200 })
    const bought = await client.post(`/api/inventory/${one?.item_id}/purchase`, { quantity_added: 1 })
    expect(bought).toMatchObject({ status: 200 })
    expect(await create(client)).toMatchObject({ status: 409 })
    expect(await client.delete(`/api/inventory/${one?.item_id}`)).toMatchObject({ status: 200 })
    expect(await listItems(client)).toHaveLength(1)
    await larder.database.query({ name: '', text: text.replace('+ 100', '- 100') })
  })
})

describe('the demo', () => {
  it('is refused where it is larger than a household may be, and the household stays empty', async () => {
    const client = await larder.register()
    expect(await client.send(household_api.fillDemo, {})).toMatchObject({ status: 409, message: full })
    expect(await listItems(client)).toEqual([])
  })

  it('counts as its items, in and out again', async () => {
    const roomy = await createTestApp({ maxItems: 1000 })
    const client = await roomy.register()
    const { items } = await client.call(household_api.fillDemo, {})
    const count = async () => {
      const [row] = await roomy.database.query<{ item_count: number }>({
        name: '',
        text: 'select item_count from household',
      })
      return row?.item_count
    }
    expect(await count()).toBe(items)
    await client.call(household_api.clearDemo, {})
    expect(await count()).toBe(0)
    await roomy.close()
  })
})

it('whose account is deleted meanwhile is not told of a limit', async () => {
  const client = await fill(0)
  const [gone, made] = await Promise.all([
    client.call(account_api.deleteAccount, { body: { password: 'correct horse battery' } }),
    create(client),
  ])
  expect(gone.message).toBeDefined()
  expect([201, 401]).toContain(made.status)
})
