import { deleted_days, most_deleted_listed } from '@larder/contract/calls/deleted-api'
import { expiry_time } from '../database/server-clock.ts'
import { defineStatement, defineStatements } from '../database/statement.ts'
import { itemFrom } from '../item/fragments.ts'
import { bumpInventory } from '../journal/fragments.ts'
import { insertArchived, isKept } from './fragments.ts'

/** The rows of a table as they are kept, without the person $2. */
const withoutAuthor = (table: string): string => `coalesce((
  select jsonb_agg(case when kept -> 'user_id' = to_jsonb($2::bigint) then kept - 'user_id' else kept end order by position)
  from jsonb_array_elements(related_rows -> '${table}') with ordinality as rows(kept, position)), '[]')`

const isAuthor = (table: string): string =>
  `related_rows @> jsonb_build_object('${table}', jsonb_build_array(jsonb_build_object('user_id', $2::bigint)))`

/** Every statement names the household: what another one deleted does not exist here. */
export const deletedStatements = defineStatements({
  list: {
    name: 'list_deleted_items',
    text: `
      select item_id, item_row ->> 'item_name' as item_name, trim_scale((item_row ->> 'quantity')::numeric) as quantity,
        item_row ->> 'unit_of_measure' as unit_of_measure, item_row ->> 'category' as category,
        deleted_at, deleted_at + interval '${deleted_days} days' as deleted_until
      from deleted_item where household_id = $1 and ${isKept}
      order by deleted_at desc, item_id desc limit ${most_deleted_listed}`,
  },
  // First of all locks, as for a new item: whoever waited sees what the other has brought back.
  lockHousehold: {
    name: 'lock_household_to_restore',
    text: 'select item_count from household where household_id = $1 for no key update',
  },
  restore: {
    name: 'restore_item',
    text: `
      with taken as (
        delete from deleted_item where household_id = $1 and item_id = $2 and ${isKept} returning item_row, related_rows
      ), ${insertArchived}, bumped as (${bumpInventory('made', ', item_count = item_count + 1')}
      )
      select row_to_json(ready)::text as item from ${itemFrom('made')}`,
  },
  // Who did it is forgotten as in the journal and on the list, wherever the person had a hand in it.
  forgetAuthor: {
    name: 'forget_deleted_author',
    text: `
      update deleted_item set related_rows = related_rows
        || jsonb_build_object('stock_event', ${withoutAuthor('stock_event')}, 'shopping_entry', ${withoutAuthor('shopping_entry')})
      where household_id = $1 and (${isAuthor('stock_event')} or ${isAuthor('shopping_entry')})`,
  },
  // What came with the demo goes with it, also what was deleted of it before.
  forgetDemo: {
    name: 'forget_deleted_demo',
    text: `delete from deleted_item where household_id = $1 and item_row ->> 'is_demo' = 'true'`,
  },
})

/** For housekeeping, which cleans up for all. */
export const deleteExpiredItems = defineStatement({
  name: 'delete_expired_items',
  text: `delete from deleted_item where deleted_at <= ${expiry_time} - interval '${deleted_days} days'`,
})
