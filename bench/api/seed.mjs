import { hash, randomBytes } from 'node:crypto'
import { updateUsageStats, empty_usage_stats } from '@larder/forecast/usage-stats'
import { usageStatsToBytes } from '../../packages/server/dist/usage-stats/usage-stats-bytes.js'

const addHousehold = `
  with new_user as (
    insert into app_user (username, email, password_hash) values ($1, $1 || '@example.org', '') returning user_id
  ), new_household as (
    insert into household (name, time_zone) values ($1, 'Europe/Berlin') returning household_id
  ), new_member as (
    insert into household_member (household_id, user_id) select household_id, user_id from new_household, new_user
  ), new_session as (
    insert into session (token_hash, user_id, household_id) select $2, user_id, household_id from new_household, new_user
  )
  select household_id from new_household`

/** Every item was used so often, and has usage statistics. */
const uses_each = 6
const firstDay = Date.UTC(2026, 0, 10) / 86_400_000

function makeUsageStats() {
  const created = { kind: 'created', day: firstDay, delta: 10 }
  const uses = Array.from({ length: uses_each }, (_, n) => ({
    kind: 'consumed',
    day: firstDay + (n + 1) * 3,
    delta: -1,
  }))
  return usageStatsToBytes([created, ...uses].reduce(updateUsageStats, empty_usage_stats))
}

// They expire long after the run: a stock whose notices change with every record would be another kind of household.
const addItems = `
  with made as (
    insert into item (household_id, item_name, description, category, quantity, unit_of_measure, purchase_date,
      expiry_date, location, low_stock_threshold, notes, brand, item_weight, item_weight_unit, usage_stats, lots)
    select $1, 'Whole Milk ' || n, 'Fresh, from the "Alpine" dairy', 'Dairy', n / 8.0, 'l', '2026-01-10',
      current_date + 300, 'Fridge, upper shelf', 1.5, 'Opened on Monday', 'Alpine', 1.03, 'kg', $3::bytea,
      jsonb_build_array(jsonb_build_object('lot_id', 1, 'quantity', round(n / 8.0, 3), 'expiry_date', current_date + 300,
        'purchase_date', '2026-01-10', 'location', 'Fridge, upper shelf', 'price', null, 'opened_on', null, 'frozen_on', null))
    from generate_series(1, $2) as n
    returning household_id, item_id, quantity
  ), events as (
    insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on)
    select household_id, item_id, 'created'::stock_event_kind, quantity, quantity, date '2026-01-10' from made
    union all
    select household_id, item_id, 'consumed', -1, quantity, date '2026-01-10' + n * 3
    from made, generate_series(1, ${uses_each}) as n
  ), counted as (
    update household set item_count = item_count + $2 where household_id = $1
  )
  select min(item_id) as first_id from made`

/** Households with items, written by SQL: registering a hundred people would measure the password hash. */
export async function seedHouseholds(client, count, itemsEach) {
  const households = []
  for (let index = 0; index < count; index += 1) {
    const token = randomBytes(32).toString('base64url')
    const name = `bench-${token.slice(0, 12)}`
    const { rows } = await client.query(addHousehold, [name, hash('sha256', token, 'buffer')])
    const items = await client.query(addItems, [rows[0].household_id, itemsEach, makeUsageStats()])
    households.push({ token, item_id: Number(items.rows[0].first_id) })
  }
  await client.query('vacuum analyze')
  return households
}
