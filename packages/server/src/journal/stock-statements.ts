import { defineStatements } from '../database/statement.ts'
import { itemFrom } from '../item/fragments.ts'
import { finishEntryOfItem } from '../shopping-entries/fragments.ts'
import { bumpRhythm } from '../usage-stats/fragments.ts'
import { appendEntry } from './fragments.ts'

// The arithmetic is PostgreSQL's: its decimals are exact.
const stockAfter = (lock: '' | 'for update'): string => `
  select version, unit_of_measure, usage_stats, quantity, coalesce($3::numeric, quantity + $4::numeric) as quantity_after,
    coalesce($3::numeric - quantity, $4::numeric) as delta, low_stock_threshold, expiry_date, purchase_date, location,
    lots, last_lot_id
  from item where household_id = $1 and item_id = $2 ${lock}`

/** The notices that end and begin with the event, for when there are any. */
const syncNotices = `
    ), gone as (
      delete from notice using moved
      where notice.household_id = $1 and notice.item_id = $2 and notice.kind = any($23::text[])
    ), raised as (
      insert into notice (household_id, item_id, kind)
      select $1::bigint, moved.item_id, begun.kind from moved, unnest($24::text[]) as begun(kind)
      on conflict do nothing`

/** All of it in one statement, which writes nothing where the item is no longer as it was read. */
const record = (also = ''): string => `
    with moved as (
      update item set quantity = $4, usage_stats = $5, lots = $16::jsonb, last_lot_id = $17, expiry_date = $18,
        purchase_date = $19, location = $20, version = version + 1, updated_at = now()
      where household_id = $1 and item_id = $2 and version = $3
      returning *
    ), entry as (
      select item_id, $6::stock_event_kind as kind, $7::numeric as delta, quantity as quantity_after,
        unit_of_measure, $8::date as occurred_on, $9::timestamptz as occurred_at, $10::bigint as user_id,
        $11::bigint as undoes_event_id, $12::numeric as price, $13::text as source, $14::text as notes,
        $21::jsonb as lot_changes, $22::text as reason
      from moved
    ), appended as (${appendEntry}
    ), bumped as (${bumpRhythm('moved', '$8::date', '$15::boolean')}${also}
    )
    select appended.event_id, bumped.is_backdated, row_to_json(ready)::text as item
    from appended, bumped, ${itemFrom('moved')}`

/** The statements that move stock. */
export const stockStatements = defineStatements({
  read: { name: 'read_stock', text: stockAfter('') },
  lock: { name: 'lock_stock', text: stockAfter('for update') },
  record: { name: 'record_event', text: record() },
  recordWithNotices: { name: 'record_event_and_notices', text: record(syncNotices) },
  recordPurchase: { name: 'record_purchase', text: record(finishEntryOfItem) },
  recordPurchaseWithNotices: {
    name: 'record_purchase_and_notices',
    text: record(finishEntryOfItem + syncNotices),
  },
})
