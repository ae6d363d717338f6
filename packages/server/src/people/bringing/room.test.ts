import { people_api } from '@larder/contract/calls/people-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { addItem } from '../../testing/items.ts'
import { bringAlong, inviteTo } from '../../testing/people.ts'
import { addEntry } from '../../testing/shopping.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)
const idOf = async (client: Client) => (await client.call(people_api.getHousehold, {})).household.household_id
const membersOf = async (client: Client) =>
  (await client.call(people_api.listHouseholds, {})).households.map(({ members }) => members)

test.each([
  [
    'entries',
    'Together the shopping lists would have more than 500 entries. Remove some first, or keep both households.',
  ],
  ['shops', 'Together the households would have more than 50 shops. Remove some first, or keep both households.'],
])('more %s than a household may have come along from nobody', async (what, message) => {
  const [owner, person] = [await larder.register(), await larder.register()]
  const code = await inviteTo(owner)
  const [there, mine] = [await idOf(owner), await idOf(person)]
  const fill = (household_id: number, name: string, count: number) =>
    what === 'shops'
      ? run(
          `insert into shop (household_id, shop_key, name, categories)
            select $1, $2 || number, $2 || number, '[]' from generate_series(1, $3::integer) as number`,
          household_id,
          name,
          count,
        )
      : run(
          `insert into shopping_entry (household_id, text, added_at)
            select $1, $2 || number, now() from generate_series(1, $3::integer) as number`,
          household_id,
          name,
          count,
        )
  await fill(there, 'there', what === 'shops' ? 30 : 300)
  await fill(mine, 'mine', what === 'shops' ? 21 : 200)
  if (what === 'entries') await addEntry(person, { item_id: (await addItem(person)).item_id })
  expect(await bringAlong(person, code)).toMatchObject({ status: 409, message })
  expect(await membersOf(person)).toEqual([1])
  await run(
    what === 'shops' ? `delete from shop where name = 'mine1'` : `delete from shopping_entry where text = 'mine1'`,
  )
  expect((await bringAlong(person, code)).status).toBe(200)
  const table = what === 'shops' ? 'shop' : 'shopping_entry'
  expect(await run(`select count(*) as count from ${table} where household_id = $1`, there)).toEqual([
    { count: what === 'shops' ? 50 : 500 },
  ])
})
