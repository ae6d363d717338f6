import type { Item } from '@larder/contract/item'
import { addDays, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '../database/migrate.ts'
import { type Client, createTestApp, type TestApp } from '../testing/app.ts'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { addItem, listItems } from '../testing/items.ts'
import { joinHousehold } from '../testing/people.ts'

let larder: TestApp
let owner: Client
beforeAll(async () => {
  larder = await createTestApp()
  owner = await larder.register()
})
afterAll(() => larder.close())

const urlOf = ({ item_id }: Pick<Item, 'item_id'>, rest = '') => `/api/inventory/${item_id}${rest}`

async function use(client: Client, item: Item, amounts: readonly number[]): Promise<number[]> {
  const ids: number[] = []
  for (const used_quantity of amounts) {
    const answer = await client.post(urlOf(item, '/consume'), { used_quantity, notes: null })
    expect(answer).toMatchObject({ status: 200 })
    ids.push((answer.body as { event_id: number }).event_id)
  }
  return ids
}

/** What the item says alone, and in the list: the same. */
async function usualOf(item: Item): Promise<Item['usual_uses']> {
  const { usual_uses } = (await owner.get(urlOf(item))).body as Item
  const listed = (await listItems(owner)).find(({ item_id }) => item_id === item.item_id)
  expect(listed?.usual_uses).toEqual(usual_uses)
  return usual_uses
}

describe('the usual amount of one use', () => {
  it('is learned from uses, and told with the answer to the use that makes it one', async () => {
    const milk = await addItem(owner, { quantity: 5 })
    expect(milk.usual_uses).toBeNull()
    await use(owner, milk, [0.2])
    expect(await usualOf(milk)).toBeNull()
    const answer = await owner.post(urlOf(milk, '/consume'), { used_quantity: 0.2, notes: null })
    expect(answer.body).toMatchObject({ item: { usual_uses: [0.2] } })
    await use(owner, milk, [0.5, 0.5])
    expect(await usualOf(milk)).toEqual([0.5, 0.2])
  })

  it('is that of everybody in the household, and of nobody else', async () => {
    const second = await joinHousehold(larder, owner)
    const coffee = await addItem(owner, { quantity: 500, unit_of_measure: 'g' })
    await use(owner, coffee, [20])
    await use(second, coffee, [20])
    expect(await usualOf(coffee)).toEqual([20])
    const stranger = await larder.register()
    const theirs = await addItem(stranger, { quantity: 500, unit_of_measure: 'g' })
    expect(theirs.usual_uses).toBeNull()
  })

  it('is not changed by what is thrown away, counted, bought, opened or moved', async () => {
    const milk = await addItem(owner, { quantity: 9 })
    await use(owner, milk, [0.2, 0.2])
    for (let time = 0; time < 3; time += 1) {
      await owner.post(urlOf(milk, '/discard'), { quantity: 1, reason: 'spoiled' })
      await owner.post(urlOf(milk, '/purchase'), { quantity_added: 1 })
      await owner.put(urlOf(milk), { quantity: 6 - time })
    }
    expect(await owner.post(urlOf(milk, '/lots/1/open'), {})).toMatchObject({ status: 200 })
    expect(await usualOf(milk)).toEqual([0.2])
  })

  it('forgets a use that was undone', async () => {
    const milk = await addItem(owner, { quantity: 5 })
    const ids = await use(owner, milk, [0.2, 0.2])
    expect(await usualOf(milk)).toEqual([0.2])
    await owner.post(urlOf(milk, `/events/${ids[1]}/undo`))
    expect(await usualOf(milk)).toBeNull()
  })

  it('counts uses by their day, also where they are recorded late', async () => {
    const milk = await addItem(owner, { quantity: 9 })
    await use(owner, milk, [0.5, 0.5])
    const date = addDays(todayIn('UTC'), -3)
    for (let time = 0; time < 2; time += 1)
      await owner.post(urlOf(milk, '/consume'), { used_quantity: 1, notes: null, date })
    expect(await usualOf(milk)).toEqual([0.5, 1])
  })

  it('takes no rest for a habit', async () => {
    const milk = await addItem(owner, { quantity: 0.45 })
    await use(owner, milk, [0.2, 0.2, 0.05])
    await owner.post(urlOf(milk, '/purchase'), { quantity_added: 0.25 })
    await use(owner, milk, [0.2, 0.05])
    expect(await usualOf(milk)).toEqual([0.2])
  })

  it('goes along into another unit of its kind, and begins anew in one that nobody can convert', async () => {
    const milk = await addItem(owner, { quantity: 5 })
    await use(owner, milk, [0.2, 0.2])
    const edited = await owner.put(urlOf(milk), { unit_of_measure: 'ml', quantity: 4600 })
    expect(edited.body).toMatchObject({ item: { usual_uses: [200] } })
    await use(owner, milk, [200])
    expect(await usualOf(milk)).toEqual([200])
    await owner.put(urlOf(milk), { unit_of_measure: 'pcs', quantity: 4 })
    expect(await usualOf(milk)).toBeNull()
    await owner.put(urlOf(milk), { unit_of_measure: 'l', quantity: 4 })
    expect(await usualOf(milk)).toEqual([0.2])
  })

  it('comes back with an item that was deleted', async () => {
    const milk = await addItem(owner, { quantity: 5 })
    await use(owner, milk, [0.2, 0.2])
    await owner.delete(urlOf(milk))
    expect(await owner.post(urlOf(milk, '/restore'))).toMatchObject({ status: 200 })
    expect(await usualOf(milk)).toEqual([0.2])
  })
})

describe('a household with a history', () => {
  let old: TestDatabase
  beforeAll(async () => {
    old = await createEmptyDatabase()
  })
  afterAll(() => old.drop())

  it('knows its usual amounts after the migration', async () => {
    const migrations = await readMigrations()
    const before = migrations.findIndex(({ name }) => name.endsWith('usual-uses'))
    await migrate(old.connection, migrations.slice(0, before))
    const text = `
      with home as (insert into household (name, time_zone) values ('Home', 'UTC') returning household_id),
      made as (
        insert into item (household_id, item_name, category, quantity, unit_of_measure)
        select household_id, 'Milk', 'Dairy', 0, 'l' from home returning household_id, item_id)
      insert into stock_event (household_id, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on)
      select household_id, item_id, kind::stock_event_kind, delta, 1, unit, date '2026-01-01' + position::integer
      from made, unnest($1::text[], $2::numeric[], $3::text[]) with ordinality as told(kind, delta, unit, position)`
    const told: [string, number, string | null][] = [
      ['consumed', -0.5, 'l'],
      ['consumed', -0.2, 'l'],
      ['consumed', -0.2, null],
      ['consumed', -0.5, 'l'],
      ['consumed', -0.2, 'l'],
      ['consumed', -0.7, 'l'],
      ['discarded', -1, 'l'],
      ['discarded', -1, 'l'],
      ['consumed', -3, 'pcs'],
      ['consumed', -3, 'pcs'],
    ]
    const columns = [0, 1, 2].map((column) => told.map((event) => event[column]))
    await old.database.query({ name: 'test_old_uses', text }, columns)
    await migrate(old.connection, migrations)
    const select = { name: 'test_learned_uses', text: 'select row_to_json(item) as item from item' }
    expect(await old.database.query(select)).toMatchObject([{ item: { usual_uses: [0.2, 0.5] } }])
  })
})
