import { deleted_days } from '@larder/contract/constants'
import { expiry_time } from '../database/server-clock.ts'
import { archived_tables } from './archived-tables.ts'

/** As in every statement about an item, $1 is the household and $2 the item. */
export const own_item = 'household_id = $1 and item_id = $2'

const keepRows = archived_tables.map(
  ({ table, order }) =>
    `'${table}', (select coalesce(jsonb_agg(to_jsonb(${table}) order by ${order}), '[]') from ${table} where ${own_item})`,
)

/** The rows of an item as they are. */
export const related_rows = `jsonb_build_object(${keepRows.join(', ')})`

/** Still to be brought back. */
export const isKept = `deleted_at > ${expiry_time} - interval '${deleted_days} days'`
