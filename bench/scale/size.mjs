import { randomBytes } from 'node:crypto'

// A byte a number of what a thing looks like.
const crop_bytes = 256

/** A household after a year, by count: what a family keeps, and five records a day. */
export const household = { items: 120, events: 1_800, names: 150, barcodes: 80, crops: 100, keys: 40, sessions: 3 }

const fill = `
  with people as (
    insert into app_user (username, email, password_hash, first_name, last_name)
    select 'size-' || $1 || '-' || n, 'size-' || $1 || '-' || n || '@example.org', repeat('x', 97), 'Ada', 'Lovelace'
    from generate_series(1, $2::integer) as n returning user_id
  ), homes as (
    insert into household (name, time_zone, item_count) select 'size-' || $1, 'Europe/Berlin', ${household.items} from generate_series(1, $2::integer)
    returning household_id
  ), pairs as (
    select household_id, user_id from (select household_id, row_number() over () as n from homes) as h
    join (select user_id, row_number() over () as n from people) as p using (n)
  ), members as (
    insert into household_member (household_id, user_id) select household_id, user_id from pairs
  ), sessions as (
    insert into session (token_hash, user_id, household_id)
    select sha256((household_id || '-' || n || $1)::bytea), user_id, household_id
    from pairs, generate_series(1, ${household.sessions}) as n
  ), items as (
    insert into item (household_id, item_name, category, quantity, unit_of_measure, location, brand, notes, usage_stats, lots)
    select household_id, 'Whole Milk ' || n, 'Dairy', 2, 'l', 'Fridge, upper shelf', 'Alpine', 'Opened on Monday',
      decode(repeat('3f', 104), 'hex'),
      jsonb_build_array(jsonb_build_object('lot_id', 1, 'quantity', 2, 'expiry_date', null, 'purchase_date', null,
        'location', 'Fridge, upper shelf', 'price', null, 'opened_on', null, 'frozen_on', null))
    from homes, generate_series(1, ${household.items}) as n returning household_id, item_id
  ), events as (
    insert into stock_event (household_id, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on, occurred_at, user_id, price, source)
    select household_id, item_id, case when n % 3 = 0 then 'purchased' else 'consumed' end::stock_event_kind, 1.5, 2, 'l',
      date '2026-01-01' + n * 20, now(), 1, 2.25, case when n % 3 = 0 then 'Corner Market' end
    from items, generate_series(1, ${household.events / household.items}) as n
  ), names as (
    insert into receipt_name (household_id, printed_key, merchant_key, item_id, item_name, category, unit_of_measure)
    select household_id, 'whole milk ' || n, 'corner market', n, 'Whole Milk ' || n, 'Dairy', 'l'
    from homes, generate_series(1, ${household.names}) as n
  ), codes as (
    insert into household_barcode_name (household_id, barcode, item_name, brand, category)
    select household_id, '40063813' || n, 'Whole Milk ' || n, 'Alpine', 'Dairy'
    from homes, generate_series(1, ${household.barcodes}) as n
  ), keys as (
    insert into idempotency_key (household_id, idempotency_key, request_hash, status, response)
    select household_id, gen_random_uuid()::text, sha256(n::text::bytea), 200, repeat('x', 700)
    from homes, generate_series(1, ${household.keys}) as n
  )
  insert into crop (household_id, crop_id, embedding, read_text)
  select household_id, md5(random()::text), $3::bytea, 'whole milk alpine' from homes, generate_series(1, ${household.crops}) as n`

const sizes = `
  select relname as table, pg_total_relation_size(pg_class.oid) as bytes from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace where nspname = 'public' and relkind = 'r' order by bytes desc`

/** Bytes on disk of each table with its indexes for one household, measured over many that are alike. */
export async function measureSize(ask, households) {
  const before = new Map((await ask(sizes)).map(({ table, bytes }) => [table, Number(bytes)]))
  await ask(fill, [randomBytes(4).toString('hex'), households, randomBytes(crop_bytes)])
  await ask('vacuum analyze')
  const grown = (await ask(sizes)).map(({ table, bytes }) => [table, (Number(bytes) - before.get(table)) / households])
  return { total: grown.reduce((sum, [, bytes]) => sum + bytes, 0), tables: grown.filter(([, bytes]) => bytes >= 100) }
}
