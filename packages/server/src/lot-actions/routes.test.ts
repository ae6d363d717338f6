import type { Item } from '@larder/contract/item'
import type { Lot } from '@larder/contract/lots'
import { addDays, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, listItems } from '../testing/items.ts'
import { guardQuantities } from '../testing/quantity-guard.ts'

let test: TestApp
let client: Client
let url: string
const today = todayIn('UTC')

beforeAll(async () => {
  test = await createTestApp()
  await guardQuantities(test.database)
})
afterAll(() => test.close())
beforeEach(async () => {
  client = await test.register()
  const { item_id } = await addItem(client, { expiry_date: addDays(today, 3), location: 'Fridge' })
  url = `/api/inventory/${item_id}`
})

const readItem = async () => (await client.get(url)).body as Item & { lots: Lot[] }
const readLots = async () => (await readItem()).lots
const quantities = async () => Object.fromEntries((await readLots()).map(({ lot_id, quantity }) => [lot_id, quantity]))
const eventOf = ({ body }: Answer): number => (body as { event_id: number }).event_id
const undo = (answer: Answer) => client.post(`${url}/events/${eventOf(answer)}/undo`)
const buy = (quantity_added: number, more: object = {}) => client.post(`${url}/purchase`, { quantity_added, ...more })

describe('coming in', () => {
  it('begins with one lot that has the dates of the item', async () => {
    expect(await readLots()).toEqual([
      {
        lot_id: 1,
        quantity: 2,
        expiry_date: addDays(today, 3),
        purchase_date: null,
        location: 'Fridge',
        price: null,
        opened_on: null,
        frozen_on: null,
      },
    ])
    expect((await listItems(client))[0]).toMatchObject({ lot_count: 1 })
    expect((await listItems(client))[0]).not.toHaveProperty('lots')
  })

  it('keeps what is bought apart by its date, and joins what is the same', async () => {
    await buy(1, { expiry_date: addDays(today, 9), price: 2 })
    await buy(2, { expiry_date: addDays(today, 9), price: 3.5 })
    await buy(1)
    expect(await readItem()).toMatchObject({ quantity: 6, lot_count: 3, expiry_date: addDays(today, 3) })
    expect(await readLots()).toMatchObject([
      { quantity: 2 },
      { quantity: 3, expiry_date: addDays(today, 9), purchase_date: today, location: 'Fridge', price: 5.5 },
      { quantity: 1, expiry_date: null, purchase_date: today },
    ])
  })

  it('no longer shows the date of what is used up once something new is there', async () => {
    await client.post(`${url}/consume`, { new_quantity: 0 })
    expect(await readItem()).toMatchObject({ quantity: 0, lots: [], expiry_date: addDays(today, 3) })
    await buy(1)
    expect(await readItem()).toMatchObject({ quantity: 1, expiry_date: null, purchase_date: today, location: 'Fridge' })
  })

  it('refuses to buy what has gone off', async () => {
    expect(await buy(1, { expiry_date: addDays(today, -1) })).toMatchObject({
      status: 400,
      message: 'Expiry date cannot be earlier than purchase date',
    })
  })
})

describe('going out', () => {
  beforeEach(() => buy(2, { expiry_date: addDays(today, 1) }))

  it('takes what goes off first, and undoing gives back exactly that', async () => {
    const used = await client.post(`${url}/consume`, { used_quantity: 3 })
    expect(await quantities()).toEqual({ 1: 1 })
    await undo(used)
    expect(await quantities()).toEqual({ 1: 2, 2: 2 })
  })

  it('takes what is open before anything else', async () => {
    await client.post(`${url}/lots/1/open`)
    await client.post(`${url}/consume`, { used_quantity: 1 })
    expect(await quantities()).toEqual({ 1: 1, 2: 2 })
  })

  it('takes the chosen lot, and no more than it holds', async () => {
    await client.post(`${url}/consume`, { used_quantity: 1, lot_id: 1 })
    expect(await quantities()).toEqual({ 1: 1, 2: 2 })
    expect(await client.post(`${url}/consume`, { used_quantity: 1.5, lot_id: 1 })).toMatchObject({
      status: 400,
      message: 'There is not that much in this batch',
    })
    expect(await client.post(`${url}/consume`, { used_quantity: 1, lot_id: 9 })).toMatchObject({ status: 404 })
  })

  it('adds up the uses of two phones', async () => {
    const uses = await Promise.all([1, 2].map(() => client.post(`${url}/consume`, { used_quantity: 1 })))
    expect(uses.map(({ status }) => status)).toEqual([200, 200])
    expect((await readItem()).quantity).toBe(2)
    expect(await client.post(`${url}/consume`, { used_quantity: 2.5 })).toMatchObject({
      status: 400,
      message: 'There is not that much left',
    })
  })

  it('goes by how much it was, whatever else is said to be left: two phones add up', async () => {
    const body = { new_quantity: 3, used_quantity: 1 }
    for (const _phone of [1, 2]) expect((await client.post(`${url}/consume`, body)).status).toBe(200)
    expect((await client.get(url)).body).toMatchObject({ quantity: 2 })
  })

  it.each([{}])('refuses %j', async (body) => {
    expect(await client.post(`${url}/consume`, body)).toMatchObject({ status: 400 })
  })

  it('throws away what goes off first, tells it apart, and takes it back', async () => {
    const thrown = await client.post(`${url}/discard`, { quantity: 2.5, reason: 'spoiled', notes: 'green' })
    expect(thrown).toMatchObject({ status: 200, body: { success: true, item: { quantity: 1.5 } } })
    expect(await quantities()).toEqual({ 1: 1.5 })
    expect((await client.get(`${url}/consumption-history`)).body).toMatchObject({
      consumption_history: [],
      discard_history: [{ kind: 'discarded', discarded_quantity: 2.5, reason: 'spoiled', notes: 'green', date: today }],
    })
    await undo(thrown)
    expect(await quantities()).toEqual({ 1: 2, 2: 2 })
    expect((await client.get(`${url}/consumption-history`)).body).toMatchObject({ discard_history: [] })
  })

  it('refuses a reason that is none', async () => {
    expect(await client.post(`${url}/discard`, { quantity: 1, reason: 'bored' })).toMatchObject({ status: 400 })
  })

  it('needs no reason', async () => {
    expect(await client.post(`${url}/discard`, { quantity: 0.5 })).toMatchObject({ status: 200 })
    const { body } = await client.get(`${url}/consumption-history`)
    expect(body).toMatchObject({ discard_history: [{ discarded_quantity: 0.5, reason: 'other' }] })
  })
})

describe('what is done to a lot', () => {
  it('opens a part, which keeps shorter, and closes it again', async () => {
    const opened = await client.post(`${url}/lots/1/open`, { quantity: 0.5, expiry_date: addDays(today, 1) })
    expect(await readLots()).toMatchObject([
      { lot_id: 1, quantity: 1.5, opened_on: null },
      { lot_id: 2, quantity: 0.5, opened_on: today, expiry_date: addDays(today, 1) },
    ])
    await undo(opened)
    expect(await readLots()).toMatchObject([
      { lot_id: 1, quantity: 2, opened_on: null, expiry_date: addDays(today, 3) },
    ])
  })

  it('moves a part elsewhere, and edits date and place', async () => {
    await client.post(`${url}/lots/1/move`, { location: 'Cellar', quantity: 0.5 })
    await client.put(`${url}/lots/1`, { expiry_date: addDays(today, 8) })
    expect(await readItem()).toMatchObject({
      quantity: 2,
      expiry_date: addDays(today, 3),
      location: 'Cellar',
      lots: [
        { lot_id: 1, quantity: 1.5, location: 'Fridge', expiry_date: addDays(today, 8) },
        { lot_id: 2, quantity: 0.5, location: 'Cellar', expiry_date: addDays(today, 3) },
      ],
    })
    expect(await client.post(`${url}/lots/2/move`, { location: 'Cellar' })).toMatchObject({ status: 409 })
    expect(await client.put(`${url}/lots/1`, {})).toMatchObject({ status: 400 })
  })

  it('lies in the freezer of the household once frozen, in the fridge once thawed, and where it was once undone', async () => {
    const { item_id } = await addItem(client, { item_name: 'Peas', quantity: 0, location: 'Gefriertruhe' })
    const frozen = await client.post(`${url}/lots/1/freeze`)
    expect(frozen.body).toMatchObject({ item: { location: 'Gefriertruhe', lots: [{ frozen_on: today }] } })
    await undo(frozen)
    expect(await readItem()).toMatchObject({ location: 'Fridge', lots: [{ location: 'Fridge', frozen_on: null }] })
    await client.post(`${url}/lots/1/freeze`, { quantity: 0.5 })
    await buy(1, { location: 'Fridge' })
    expect((await readLots()).map(({ location }) => location)).toEqual(['Fridge', 'Gefriertruhe', 'Fridge'])
    await client.post(`${url}/lots/2/thaw`)
    expect((await readLots()).map(({ location }) => location)).toEqual(['Fridge', 'Fridge', 'Fridge'])
    // Somebody else's freezer is not ours.
    await client.post(`/api/inventory/changes`, { item_ids: [item_id], is_deleted: true })
    await addItem(await test.register(), { location: 'Freezer' })
    await client.post(`${url}/lots/1/freeze`)
    expect((await readLots()).map(({ location }) => location)).toEqual(['Fridge', 'Fridge', 'Fridge'])
  })

  it('does it once for a key', async () => {
    const key = { 'idempotency-key': 'open-once' }
    const first = await client.post(`${url}/lots/1/open`, { quantity: 1 }, key)
    const again = await client.post(`${url}/lots/1/open`, { quantity: 1 }, key)
    expect(eventOf(again)).toBe(eventOf(first))
    expect(await quantities()).toEqual({ 1: 1, 2: 1 })
  })

  it('is nobody else’s to change', async () => {
    const other = await test.register()
    for (const path of ['lots/1/open', 'lots/1/freeze', 'discard'])
      expect(await other.post(`${url}/${path}`, { quantity: 1, reason: 'other' })).toMatchObject({ status: 404 })
    expect(await client.post(`${url}/lots/9/open`)).toMatchObject({
      status: 404,
      message: 'This batch is no longer there',
    })
  })
})

describe('an edit of the item', () => {
  it('edits the lot it shows, and then shows the one that goes off first', async () => {
    await buy(1, { expiry_date: addDays(today, 5) })
    const edited = await client.put(url, { expiry_date: addDays(today, 9), location: 'Door' })
    expect(edited.body).toMatchObject({ item: { expiry_date: addDays(today, 5), location: 'Fridge' } })
    expect(await readLots()).toMatchObject([
      { lot_id: 1, expiry_date: addDays(today, 9), location: 'Door' },
      { lot_id: 2, expiry_date: addDays(today, 5), location: 'Fridge' },
    ])
  })

  it('counts in the order of use, and rescales with the unit', async () => {
    await buy(2, { expiry_date: addDays(today, 5) })
    await client.put(url, { quantity: 3 })
    expect(await quantities()).toEqual({ 1: 1, 2: 2 })
    await client.put(url, { quantity: 3000, unit_of_measure: 'ml' })
    expect(await quantities()).toEqual({ 1: 1000, 2: 2000 })
  })

  it('moves all lots where several items are moved at once', async () => {
    await buy(1, { expiry_date: addDays(today, 5) })
    await client.post('/api/inventory/changes', { item_ids: [(await readItem()).item_id], location: 'Cellar' })
    expect((await readLots()).map(({ location }) => location)).toEqual(['Cellar', 'Cellar'])
  })
})
