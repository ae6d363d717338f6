import { seedHouseholds } from '../api/seed.mjs'

// Names as long as they may be, all words with one beginning: nothing is left out by its first letter.
const words = Array.from({ length: 18 }, (_, index) => `'m' || substr(md5(n || 'word ${index}'), 1, 9)`).join(
  " || ' ' || ",
)

/** Every item is low, expires soon, has a category of its own and long texts: all that a list, a notice or a name can cost. */
const addItems = `
  insert into item (household_id, item_name, description, category, quantity, unit_of_measure, expiry_date, location,
    low_stock_threshold, notes, brand, usage_stats, lots)
  select $1::bigint, left(${words}, 200), repeat('Größe ', 30), 'Ordner ' || md5('category ' || n), 1 + n % 7, 'pcs',
    current_date + n % 5, 'Regal ' || n % 40, 10, repeat('Ünlesbar ', 20), 'm' || md5('brand ' || n), usage_stats,
    jsonb_build_array(jsonb_build_object('lot_id', 1, 'quantity', 1 + n % 7, 'expiry_date', current_date + n % 5))
  from (select usage_stats from item where household_id = $1 order by item_id limit 1) as seeded, generate_series(1, $2) as n`

const addEvents = `
  insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on)
  select household_id, item_id, 'created', quantity, quantity, date '2026-01-10' from item
  where household_id = $1 and item_id > $2`

/** One item with as many uses as others have in a lifetime, on thousands of days. */
const addUses = `
  insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on)
  select $1::bigint, $2::bigint, 'consumed'::stock_event_kind, -1, 1, date '1970-01-01' + n % 18000
  from generate_series(1, $3) as n`

const barcodes = `
  insert into item_barcode (household_id, barcode, item_id)
  select household_id, 'C' || item_id, item_id from item where household_id = $1`

/** One household with so many items, and an item with as many events; its token and the item. */
export async function seedLargeHousehold(client, items) {
  const [{ token, item_id }] = await seedHouseholds(client, 1, 1)
  const { rows } = await client.query('select household_id from item where item_id = $1', [item_id])
  const household_id = Number(rows[0].household_id)
  await client.query(addItems, [household_id, items])
  await client.query(addEvents, [household_id, item_id])
  await client.query(addUses, [household_id, item_id, items])
  await client.query(barcodes, [household_id])
  await client.query('vacuum analyze')
  return { token, household_id, item_id }
}
