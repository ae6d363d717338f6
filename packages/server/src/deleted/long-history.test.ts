import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, createTestApp } from '../testing/app.ts'
import { listDeleted, remove, restore } from '../testing/deleted.ts'
import { addItem } from '../testing/items.ts'

let larder: TestApp
let client: Client
beforeAll(async () => {
  larder = await createTestApp()
  client = await larder.register()
})
afterAll(() => larder.close())

const run = <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  larder.database.query<Row>({ name: '', text }, values)

const events = 40_000
// Five a day over many years; half of them are undone, by as many events more.
const addEvents = `
  insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on, unit_of_measure, user_id, notes)
  select household_id, item_id, (case when n % 5 = 0 then 'purchased' else 'consumed' end)::stock_event_kind,
    case when n % 5 = 0 then 4 else -1 end, quantity, current_date - n / 5, 'l', null, repeat('A note. ', 10)
  from item, generate_series(1, $2::integer) as n where item_id = $1`
const addUndone = `
  insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on, unit_of_measure, undoes_event_id)
  select household_id, item_id, 'undone', -delta, quantity_after, occurred_on, 'l', event_id
  from stock_event where item_id = $1 and event_id % 2 = 0 and kind in ('purchased', 'consumed')`
const count = 'select count(*) as events from stock_event where item_id = $1'

test('an item with 60,000 events is deleted and comes back, with all of them', async () => {
  const { item_id } = await addItem(client)
  await run(addEvents, item_id, events)
  await run(addUndone, item_id)
  const [before] = await run(count, item_id)
  expect(await remove(client, item_id)).toMatchObject({ status: 200 })
  expect(await listDeleted(client)).toHaveLength(1)
  expect(await restore(client, item_id)).toMatchObject({ status: 200 })
  expect(await run(count, item_id)).toEqual([before])
}, 120_000)
