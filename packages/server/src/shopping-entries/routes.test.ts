import { entry_limit } from '@larder/contract/calls/shopping-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import { addEntry, addLow, findLine, listLines } from '../testing/shopping.ts'

let larder: TestApp
let client: Client
beforeAll(async () => {
  larder = await createTestApp()
  client = await larder.register()
})
afterAll(() => larder.close())

const url = '/api/shopping-list/entries'
const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)

describe('POST /api/shopping-list/entries', () => {
  test('keeps a text that is no item', async () => {
    const answer = await client.post(url, { text: ' Birthday candles ' })
    expect(answer.status).toBe(201)
    const { entry } = answer.body as { entry: { entry_id: number } }
    expect(answer.body).toEqual({
      message: 'Added to the list',
      entry: {
        entry_id: expect.any(Number),
        item_id: null,
        text: 'Birthday candles',
        quantity: null,
        unit_of_measure: null,
        is_ticked: false,
        repeat_days: null,
      },
      was_listed: false,
    })
    expect(await findLine(client, 'Birthday candles')).toEqual({
      entry_id: entry.entry_id,
      item_id: null,
      item_name: 'Birthday candles',
      category: 'Household',
      brand: null,
      current_quantity: 0,
      unit_of_measure: null,
      suggested_quantity: 1,
      quantity: null,
      is_low_stock: false,
      is_ticked: false,
      days_until_depletion: null,
      confidence_level: null,
      repeat_days: null,
      added_by: null,
      reason: { kind: 'asked', text: 'You asked for it' },
    })
  })

  test.each([
    ['Apple juice', 'Beverages'],
    ['Kokosmilch', 'Pantry'],
    ['Gift for Ann', null],
  ])('files %s under %s', async (text, category) => {
    await addEntry(client, { text })
    expect(await findLine(client, text)).toMatchObject({ item_id: null, category })
  })

  test('the same text in another case is the same entry', async () => {
    const first = await addEntry(client, { text: 'Größe M', quantity: 2, unit_of_measure: 'pack' })
    expect(await addEntry(client, { text: 'GRÖßE m' })).toMatchObject({ entry_id: first.entry_id, quantity: 2 })
  })

  test('takes a known name for the item, its amount in the unit of the item', async () => {
    const { item_id } = await addItem(client, { item_name: 'Oat Milk', unit_of_measure: 'l' })
    const entry = await addEntry(client, { text: 'oat milk', quantity: 500, unit_of_measure: 'ml' })
    expect(entry).toMatchObject({ item_id, text: null, quantity: 0.5, unit_of_measure: 'l' })
    expect(await addEntry(client, { item_id })).toEqual(entry)
    const line = await findLine(client, item_id)
    expect(line).toMatchObject({ item_name: 'Oat Milk', quantity: 0.5, reason: { kind: 'asked' } })
    // Bottles are no litres: nobody knows how much that is.
    const salt = await addItem(client, { item_name: 'Salt', unit_of_measure: 'g' })
    await addEntry(client, { text: 'salt', quantity: 2, unit_of_measure: 'box' })
    expect(await findLine(client, salt.item_id)).toMatchObject({ quantity: 250, suggested_quantity: 250 })
  })

  test('suggests the pack of what was asked for, else what was bought last', async () => {
    const { item_id } = await addItem(client, { item_name: 'Flour', unit_of_measure: 'g' })
    await client.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 750, price: 1.5 })
    await addEntry(client, { item_id })
    expect(await findLine(client, item_id)).toMatchObject({ suggested_quantity: 750, estimated_price: 1.5 })
    await client.put(`/api/inventory/${item_id}`, { pack_quantity: 1000 })
    expect(await findLine(client, item_id)).toMatchObject({ quantity: 1000, estimated_price: 2 })
    // A kilogram is a thousand grams, whichever the item is counted in.
    await client.put(`/api/inventory/${item_id}`, { unit_of_measure: 'kg' })
    expect(await findLine(client, item_id)).toMatchObject({ quantity: 1, estimated_price: 2 })
  })

  test('ticks a suggestion, which is no wish', async () => {
    const item_id = await addLow(client)
    const before = await findLine(client, item_id)
    expect(before).toMatchObject({ is_ticked: false, quantity: before?.suggested_quantity })
    const { entry_id } = await addEntry(client, { item_id, is_ticked: true })
    expect(await findLine(client, item_id)).toEqual({
      ...before,
      entry_id,
      is_ticked: true,
      repeat_days: null,
      added_by: null,
    })
    // In the cart it stays on the list, and out of it only as long as it is low.
    await client.put(`/api/inventory/${item_id}`, { quantity: 9 })
    expect(await findLine(client, item_id)).toMatchObject({ is_ticked: true, reason: { kind: 'asked' } })
    await client.put(`${url}/${entry_id}`, { is_ticked: false })
    expect(await findLine(client, item_id)).toBeUndefined()
  })

  test('answers a repetition as before', async () => {
    const [body, key] = [{ text: 'Once' }, { 'idempotency-key': 'once' }]
    const first = await client.post(url, body, key)
    const again = await client.post(url, body, key)
    expect(again).toMatchObject({ status: 201, text: first.text, headers: { 'idempotency-replayed': 'true' } })
  })

  test.each([
    [{}, 400, 'Say what to buy: a text, or one item'],
    [{ text: 'Milk', item_id: 1 }, 400, 'Say what to buy: a text, or one item'],
    [{ text: '  ' }, 400, 'Text is required'],
    [{ text: 'x'.repeat(201) }, 400, 'Text must be at most 200 characters'],
    [{ text: 'Milk', quantity: 0 }, 400, 'Quantity must be a positive number'],
    [{ text: 'Milk', repeat_days: 366 }, 400, 'An entry can come back after 1 to 365 days'],
    [{ item_id: 999_999_999 }, 404, 'The requested item could not be found.'],
  ])('refuses %j', async (body, status, message) => {
    expect(await client.post(url, body)).toMatchObject({ status, message })
  })
})

describe('PUT and DELETE /api/shopping-list/entries/{entry_id}', () => {
  test('change the amount, the text and the repetition, and take it off', async () => {
    const { entry_id } = await addEntry(client, { text: 'Soap', quantity: 2, unit_of_measure: 'bar' })
    const change = { quantity: 3, is_ticked: true, repeat_days: 14 }
    const answer = await client.put(`${url}/${entry_id}`, { ...change, text: 'Soft soap' })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Entry updated', entry: change } })
    expect(await findLine(client, 'Soft soap')).toMatchObject({ ...change, unit_of_measure: 'bar' })
    await client.put(`${url}/${entry_id}`, { quantity: null, repeat_days: null })
    expect(await findLine(client, 'Soft soap')).toMatchObject({ quantity: null, is_ticked: true, repeat_days: null })
    expect((await client.delete(`${url}/${entry_id}`)).body).toEqual({ message: 'Removed from the list' })
    expect(await findLine(client, 'Soft soap')).toBeUndefined()
    expect(await client.delete(`${url}/${entry_id}`)).toMatchObject({
      status: 404,
      message: 'This entry is no longer on the list',
    })
  })

  test('an amount of null is the suggested one again', async () => {
    const item_id = await addLow(client, 'Lentils')
    const suggested = (await findLine(client, item_id))?.suggested_quantity
    const { entry_id } = await addEntry(client, { item_id, quantity: 8, is_ticked: false })
    expect(await findLine(client, item_id)).toMatchObject({ quantity: 8, suggested_quantity: suggested })
    await client.put(`${url}/${entry_id}`, { quantity: null })
    expect(await findLine(client, item_id)).toMatchObject({ quantity: suggested })
  })

  test('an item has its own name', async () => {
    const { entry_id } = await addEntry(client, { item_id: await addLow(client, 'Beans') })
    const answer = await client.put(`${url}/${entry_id}`, { text: 'Peas' })
    expect(answer).toMatchObject({ status: 400, message: 'The name of an item is changed with the item' })
    expect(await client.put(`${url}/${entry_id}`, {})).toMatchObject({ status: 400 })
  })
})

test('the last of many phones that tick at once wins, and none fails', async () => {
  const item_id = await addLow(client, 'Pasta')
  const ticks = Array.from({ length: 12 }, (_, index) => client.post(url, { item_id, is_ticked: index % 2 === 0 }))
  const answers = await Promise.all([...ticks, client.post('/api/shopping-list/skip', { item_id })])
  expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([])
  const { entry_id } = await addEntry(client, { item_id, is_ticked: true })
  const moves = [
    client.put(`${url}/${entry_id}`, { is_ticked: true }),
    client.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 1 }),
    client.post(url, { item_id, quantity: 3 }),
    client.delete(`/api/inventory/${item_id}`),
  ]
  const statuses = (await Promise.all(moves)).map(({ status }) => status)
  expect(statuses.filter((status) => ![200, 201, 404].includes(status))).toEqual([])
  expect(await findLine(client, item_id)).toBeUndefined()
})

test('a list has at most five hundred entries, and what was bought makes room', async () => {
  const person = await larder.register()
  const item_id = await addLow(person)
  await addEntry(person, { item_id })
  await person.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 9 })
  const fill = `insert into shopping_entry (household_id, text, added_at)
    select household_id, 'Text ' || number, now() from item, generate_series(1, $2::integer) as number where item_id = $1`
  await run(fill, item_id, entry_limit - 2)
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => person.post(url, { text })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.message).toBe(
    'A shopping list can have at most 500 entries. Remove one to add another.',
  )
  expect(await listLines(person)).toHaveLength(entry_limit)
  expect(await addEntry(person, { text: 'text 1' })).toMatchObject({ text: 'text 1' })
})
