import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../testing/app.ts'
import { measureLoopGap } from '../testing/operations/loop-gap.ts'

let larder: TestApp
let owner: Client

const [items, rounds] = [2000, 4]
/** The most that one piece of work may keep others waiting, by decision 033. */
const longest_ms = 50

const ownHousehold = `
  select household_id from household_member join app_user using (user_id) where username = $1`
const addItems = `
  insert into item (household_id, item_name, category, quantity, unit_of_measure, lots)
  select $1, 'Thing ' || n, 'Kind ' || n % 30, 1, case when n % 2 = 0 then 'kg' else 'pcs' end,
    '[{ "lot_id": 1, "quantity": 1 }]'
  from generate_series(1, $2) as n`
// Each round is a purchase, three uses and something thrown away, eleven days apart from the next.
const addEvents = `
  insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on, unit_of_measure, price)
  select $1, item_id, (array['purchased', 'consumed', 'consumed', 'consumed', 'discarded'])[step]::stock_event_kind,
    case step when 1 then 4 else -1 end, 1, current_date - 11 * round + step - item_id::int % 5, unit_of_measure,
    case step when 1 then 2.5 end
  from generate_series($2::int, 1, -1) as round, generate_series(1, 5) as step, item where household_id = $1
  order by round desc, step`

beforeAll(async () => {
  larder = await createTestApp()
  owner = await larder.register()
  const run = (text: string, values: unknown[]) =>
    larder.database.query<{ household_id: number }>({ name: '', text }, values)
  const [row] = await run(ownHousehold, [owner.username])
  await run(addItems, [row?.household_id, items])
  await run(addEvents, [row?.household_id, rounds])
  await run('analyze', [])
}, 120_000)
afterAll(() => larder.close())

test('looking back on thousands of items keeps nobody waiting', async () => {
  const gaps: number[] = []
  for (let time = 0; time < 3; time += 1) gaps.push(await measureLoopGap(() => owner.get('/api/insights?months=24')))
  expect(Math.min(...gaps)).toBeLessThan(longest_ms)
  const { text } = await owner.get('/api/insights?months=24')
  expect(JSON.parse(text)).toMatchObject({ predictions: { checked: expect.any(Number) } })
  expect(text.length).toBeLessThan(20_000)
})
