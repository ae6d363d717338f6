import { most_deleted_listed } from '@larder/contract/calls/deleted-api'
import { deleted_days } from '@larder/contract/constants'
import { item_limit } from '@larder/contract/constants'
import { expiry_time } from '../database/server-clock.ts'
import { defineStatement, defineStatements } from '../database/statement.ts'
import { itemFrom } from '../item/fragments.ts'
import { archived_item_columns, archived_tables } from './archived-tables.ts'
import { isKept, own_item, related_rows } from './fragments.ts'

const prefix = (columns: readonly string[]): string => columns.map((column) => `kept.${column}`).join(', ')
const item_names = archived_item_columns.join(', ')

/** The rows of each table that come back with an item, in an order that keeps every reference. */
export const restoreRows = archived_tables.map(({ table, columns, conflict = '' }) =>
  defineStatement({
    name: `restore_${table}_rows`,
    text: `
      insert into ${table} (household_id, ${columns.join(', ')}) overriding system value
      select $1::bigint, ${prefix(columns)} from deleted_item
      cross join lateral jsonb_populate_recordset(null::${table}, related_rows -> '${table}') as kept
      where deleted_item.household_id = $1 and deleted_item.item_id = $2
      ${conflict}`,
  }),
)

/** Columns that name a person. */
const person_columns = ['user_id', 'ticked_user_id'] as const

/** The rows of a table as they are kept, without the person $2. */
const withoutAuthor = (table: string): string => `coalesce((
  select jsonb_agg(kept - array(
    select name from unnest(array['${person_columns.join("', '")}']) as name where kept -> name = to_jsonb($2::bigint)
  ) order by position)
  from jsonb_array_elements(related_rows -> '${table}') with ordinality as rows(kept, position)), '[]')`

const isAuthor = (table: string, column: (typeof person_columns)[number]): string =>
  `related_rows @> jsonb_build_object('${table}', jsonb_build_array(jsonb_build_object('${column}', $2::bigint)))`

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
  archive: {
    name: 'archive_item',
    text: `
      insert into deleted_item (household_id, item_id, item_row, related_rows)
      select $1::bigint, item_id, to_jsonb(item) - 'changed_user_id', ${related_rows} from item where ${own_item}`,
  },
  // No more of them than a household may have items: nobody fills the disk by deleting.
  forgetOldest: {
    name: 'forget_oldest_deleted_items',
    text: `
      delete from deleted_item where household_id = $1 and item_id in (
        select item_id from deleted_item where household_id = $1
        order by deleted_at desc, item_id desc offset ${item_limit})`,
  },
  find: {
    name: 'find_deleted_item',
    text: `select item_id from deleted_item where ${own_item} and ${isKept}`,
  },
  restoreItem: {
    name: 'restore_item',
    text: `
      insert into item (household_id, ${item_names}) overriding system value
      select $1::bigint, ${prefix(archived_item_columns)} from deleted_item cross join lateral jsonb_populate_record(null::item,
        item_row || jsonb_build_object('version', (item_row ->> 'version')::integer + 1, 'updated_at', now(), 'changed_user_id', $3::bigint)) as kept
      where deleted_item.household_id = $1 and deleted_item.item_id = $2`,
  },
  findRestored: {
    name: 'find_restored_item',
    text: `select row_to_json(ready)::text as item from ${itemFrom(`item where ${own_item}`)}`,
  },
  forget: {
    name: 'forget_deleted_item',
    text: `delete from deleted_item where ${own_item}`,
  },
  countRestored: {
    name: 'count_restored_item',
    text: `
      update household set inventory_version = inventory_version + 1, item_count = item_count + 1 where household_id = $1`,
  },
  // Who did it is forgotten as in the journal and on the list, wherever the person had a hand in it.
  forgetAuthor: {
    name: 'forget_deleted_author',
    text: `
      update deleted_item set related_rows = related_rows
        || jsonb_build_object('stock_event', ${withoutAuthor('stock_event')}, 'shopping_entry', ${withoutAuthor('shopping_entry')})
      where household_id = $1 and (${isAuthor('stock_event', 'user_id')} or ${isAuthor('shopping_entry', 'user_id')}
        or ${isAuthor('shopping_entry', 'ticked_user_id')})`,
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
