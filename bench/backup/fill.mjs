/** As many households as asked for, with journals that add up, written by PostgreSQL itself. */
const listStatements = ({ households, events }) => [
  `insert into household (name) select 'Household ' || number from generate_series(1, ${households}) as number`,
  `insert into app_user (username, email, password_hash)
    select 'person' || number, 'person' || number || '@example.org', md5(number::text) from generate_series(1, ${households}) as number`,
  `insert into household_member (household_id, user_id) select number, number from generate_series(1, ${households}) as number`,
  `insert into item (household_id, item_name, category, quantity, unit_of_measure, notes, usage_stats, lots)
    select household_id, (array['Milk', 'Bread', 'Oats', 'Rice', 'Coffee'])[1 + number % 5] || ' ' || number, 'Pantry',
      ${events} / 100, 'pcs', md5(random()::text), decode(repeat(md5(random()::text), 7), 'hex'),
      jsonb_build_array(jsonb_build_object('lot_id', 1, 'quantity', ${events} / 100))
    from household, generate_series(1, 100) as number`,
  'update household set item_count = 100',
  // Item by item, so that every sum is the quantity.
  `insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on, occurred_at, user_id, price, source)
    select household_id, item_id, (case when number = 1 then 'created' else 'purchased' end)::stock_event_kind, 1, number,
      date '2025-01-01' + number % 600, timestamptz '2025-01-01' + number * interval '7 hours', household_id,
      (random() * 20)::numeric(13, 2), (array['Corner Market', 'Superstore'])[1 + number % 2]
    from item, generate_series(1, ${events} / 100) as number`,
]

const listProducts = (count) => `
  insert into catalogue_product (barcode, product_name, brand, quantity, categories, search_text)
  select lpad(number::text, 13, '0'), 'Product ' || md5(number::text), 'Brand ' || number % 5000, '500 g', 'Groceries, Pantry',
    'product ' || md5(number::text) from generate_series(1, ${count}) as number`

/** `events` for each household; a hundred items share them. */
export async function fill(client, { catalogue, ...size }) {
  for (const text of listStatements(size)) await client.query(text)
  if (catalogue > 0) await client.query(listProducts(catalogue))
}
