import { deleted_days } from '@larder/contract/calls/deleted-api'
import { item_limit } from '@larder/contract/constants'
import { expiry_time } from '../database/server-clock.ts'
import { archived_item_columns, archived_tables } from './archived-tables.ts'

/** As in every statement about an item, $1 is the household and $2 the item. */
const own_item = 'household_id = $1 and item_id = $2'

const keepRows = archived_tables.map(
  ({ table, order }) =>
    `'${table}', (select coalesce(jsonb_agg(to_jsonb(${table}) order by ${order}), '[]') from ${table} where ${own_item})`,
)

/**
 * Parts of the statement that deletes an item: its rows as they are, and of a household's deleted items no more than it
 * may have items, so that nobody fills the disk by deleting.
 */
export const archiveItem = `
  archived as (
    insert into deleted_item (household_id, item_id, item_row, related_rows)
    select $1::bigint, item_id, to_jsonb(item), jsonb_build_object(${keepRows.join(', ')})
    from item where ${own_item}
  ), forgotten as (
    delete from deleted_item where household_id = $1 and item_id in (
      select item_id from deleted_item where household_id = $1
      order by deleted_at desc, item_id desc offset ${item_limit - 1}
    )
  )`

/** Still to be brought back. */
export const isKept = `deleted_at > ${expiry_time} - interval '${deleted_days} days'`

const insertRows = archived_tables.map(({ table, columns, conflict = '' }) => {
  const names = columns.join(', ')
  return `, ${table}_rows as (
    insert into ${table} (household_id, ${names}) overriding system value
    select $1::bigint, ${names} from taken cross join lateral
      jsonb_populate_recordset(null::${table}, taken.related_rows -> '${table}')
    ${conflict}
  )`
})

const item_names = archived_item_columns.join(', ')

/** Parts of the statement that brings it back: `taken` is the archive's row, `made` the item; references are checked at its end. */
export const insertArchived = `
  made as (
    insert into item (household_id, ${item_names}) overriding system value
    select $1::bigint, ${item_names} from taken cross join lateral jsonb_populate_record(null::item, taken.item_row ||
      jsonb_build_object('version', (taken.item_row ->> 'version')::integer + 1, 'updated_at', now()))
    returning *
  )${insertRows.join('')}`
