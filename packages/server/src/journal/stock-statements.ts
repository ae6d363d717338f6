import { defineStatements } from '../database/statement.ts'
import { itemFrom } from '../item/fragments.ts'

const record_parameters = Array.from({ length: 25 }, (_, index) => `$${index + 1}`).join(', ')

/** The statements that move stock. */
export const stockStatements = defineStatements({
  lock: {
    name: 'lock_stock',
    text: `
      select version, unit_of_measure, unit_factors, usage_stats, quantity, low_stock_threshold, expiry_date, purchase_date, location,
        lots, last_lot_id
      from item where household_id = $1 and item_id = $2 for update`,
  },
  readSeveral: {
    name: 'read_several_stocks',
    text: `
      select item_id, version, unit_of_measure, unit_factors, usage_stats, quantity, expiry_date, purchase_date, location, lots, last_lot_id
      from item where household_id = $1 and item_id = any($2::bigint[])`,
  },
  moveSeveral: {
    name: 'move_several_stocks',
    text: `
      update item set quantity = moved.quantity, usage_stats = moved.usage_stats, lots = moved.lots,
        last_lot_id = moved.last_lot_id, expiry_date = moved.expiry_date, purchase_date = moved.purchase_date,
        location = moved.location, version = item.version + 1, updated_at = now(), changed_user_id = $3
      from jsonb_populate_recordset(null::item, $2::jsonb) as moved
      where item.household_id = $1 and item.item_id = moved.item_id`,
  },
  appendSeveral: {
    name: 'append_several_events',
    text: `
      insert into stock_event (household_id, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on, user_id, notes,
        lot_changes)
      select $1::bigint, item_id, 'corrected', delta, quantity_after, unit_of_measure, $4::date, $3::bigint, notes, lot_changes
      from jsonb_populate_recordset(null::stock_event, $2::jsonb)`,
  },
  // Writes nothing where the item is no longer as it was read.
  record: {
    name: 'record_event',
    text: `
      select v_event_id as event_id, v_is_backdated as is_backdated, row_to_json(ready)::text as item
      from record_event(${record_parameters}) as recorded
      cross join lateral ${itemFrom('(select (recorded.v_item).*) as item')}`,
  },
})
