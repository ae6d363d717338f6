import { addDays, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import { joinHousehold } from '../testing/people.ts'
import { addEntry, addLow, findLine } from '../testing/shopping.ts'

let larder: TestApp
let client: Client
beforeAll(async () => {
  larder = await createTestApp()
  client = await larder.register({ first_name: 'Ann' })
})
afterAll(() => larder.close())

const today = todayIn('UTC')
const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)

const skip = (item_id: number) => client.post('/api/shopping-list/skip', { item_id })
/** As if it had been skipped some days ago. */
const age = (item_id: number, days: number) =>
  run(
    `update shopping_entry set skipped_at = (skipped_at at time zone 'UTC' - make_interval(days => $2::integer)) at time zone 'UTC',
      skipped_until = skipped_until - $2::integer where item_id = $1`,
    item_id,
    days,
  )

describe('several people', () => {
  test('see the same list, and who asked for what', async () => {
    await addEntry(client, { text: 'Alone' })
    expect(await findLine(client, 'Alone')).toMatchObject({ added_by: null })
    const bob = await joinHousehold(larder, client, 'member', { first_name: 'Bob' })
    const item_id = await addLow(client)
    await addEntry(bob, { item_id, is_ticked: true })
    await addEntry(bob, { text: 'Crisps' })
    expect(await findLine(client, 'Alone')).toMatchObject({ added_by: 'Ann' })
    expect(await findLine(client, 'Crisps')).toMatchObject({ added_by: 'Bob' })
    // To tick a suggestion is not to ask for it.
    expect(await findLine(client, item_id)).toMatchObject({ is_ticked: true, added_by: null })
  })

  test('whoever leaves is forgotten, also where an item was deleted', async () => {
    const cyd = await joinHousehold(larder, client, 'member', { first_name: 'Cyd' })
    await addEntry(cyd, { text: 'Chutney' })
    const { item_id } = await addItem(client)
    await addEntry(cyd, { item_id })
    await client.delete(`/api/inventory/${item_id}`)
    expect(await cyd.post('/api/users/delete', { password })).toMatchObject({ status: 200 })
    expect(await findLine(client, 'Chutney')).toMatchObject({ added_by: null })
    await client.post(`/api/inventory/${item_id}/restore`)
    expect(await findLine(client, item_id)).toMatchObject({ added_by: null, reason: { kind: 'asked' } })
    const rows = await run('select user_id from shopping_entry where item_id = $1', item_id)
    expect(rows).toEqual([{ user_id: null }])
  })
})

describe('POST /api/shopping-list/skip', () => {
  test('takes a suggestion off for a week', async () => {
    const item_id = await addLow(client, 'Oats')
    const before = await findLine(client, item_id)
    expect((await skip(item_id)).body).toEqual({ message: 'Not this time' })
    expect(await findLine(client, item_id)).toBeUndefined()
    await age(item_id, 6)
    expect(await findLine(client, item_id)).toBeUndefined()
    await age(item_id, 1)
    expect(await findLine(client, item_id)).toMatchObject({ ...before, is_ticked: false })
    expect(await skip(999_999_999)).toMatchObject({ status: 404, message: 'The requested item could not be found.' })
  })

  test('until a shopping is over', async () => {
    const item_id = await addLow(client, 'Barley')
    const other = await addItem(client)
    await skip(item_id)
    await age(item_id, 2)
    const buy = (date: string) => client.post(`/api/inventory/${other.item_id}/purchase`, { quantity_added: 1, date })
    await buy(today)
    expect(await findLine(client, item_id)).toBeUndefined()
    await buy(addDays(today, -1))
    expect(await findLine(client, item_id)).toMatchObject({ is_ticked: false })
  })

  test('also what somebody asked for, until somebody asks again', async () => {
    const { item_id } = await addItem(client, { item_name: 'Plums' })
    await addEntry(client, { item_id, quantity: 6 })
    await skip(item_id)
    expect(await findLine(client, item_id)).toBeUndefined()
    const ask = async () => (await client.post('/api/shopping-list/entries', { item_id })).body
    expect(await ask()).toMatchObject({ was_listed: false, entry: { quantity: 6 } })
    expect(await findLine(client, item_id)).toMatchObject({ quantity: 6 })
    expect(await ask()).toMatchObject({ was_listed: true, entry: { quantity: 6 } })
  })
})

test('what is never to be suggested is on the list only when somebody asks', async () => {
  const item_id = await addLow(client, 'Lard')
  const put = (is_never_suggested: boolean) => client.put(`/api/inventory/${item_id}`, { is_never_suggested })
  expect((await put(true)).body).toMatchObject({ item: { is_never_suggested: true, pack_quantity: null } })
  expect(await findLine(client, item_id)).toBeUndefined()
  const { entry_id } = await addEntry(client, { item_id })
  expect(await findLine(client, item_id)).toMatchObject({ entry_id })
  await client.delete(`/api/shopping-list/entries/${entry_id}`)
  expect(await findLine(client, item_id)).toBeUndefined()
  await put(false)
  expect(await findLine(client, item_id)).toBeDefined()
})
