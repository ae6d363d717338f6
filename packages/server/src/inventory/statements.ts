import { defineStatements } from '../database/statement.ts'
import { item_page, page_end, page_number } from '../database/pages.ts'
import { detail_columns } from '../item/columns.ts'
import { itemFrom, itemsFrom } from '../item/fragments.ts'
import { isEffectiveByIndex } from '../usage-stats/fragments.ts'

const own_item = 'household_id = $1 and item_id = $2'
const details = detail_columns.join(', ')
const detailArguments = detail_columns.map((column, index) => `p_${column} => $${index + 9}`).join(', ')

/** The categories of some items, oldest first, as pages of JSON. */
function categoriesOf(items: string): string {
  return `
    select json_agg(category order by item_id)::text as page from (
      select category, item_id, ${page_number} as number from (
        select category, min(item_id) as item_id from item where ${items} group by category
      ) as used
    ) as numbered
    group by number order by number`
}

/** Every statement names the household: what belongs to another one does not exist here. */
export const inventoryStatements = defineStatements({
  list: {
    name: 'list_items',
    text: `
      select coalesce(json_agg(row_to_json(ready)), '[]')::text as items, ${page_end}
      from ${itemsFrom(item_page)}`,
  },
  categories: {
    name: 'list_categories',
    text: categoriesOf('household_id = $1'),
  },
  // What another one may be spelled as: in ASCII PostgreSQL folds as JavaScript does, the rest JavaScript decides.
  spellings: {
    name: 'list_spellings',
    text: categoriesOf(`household_id = $1 and item_id <> $2
      and (lower(category collate "C") = $3 or octet_length(category) <> char_length(category))`),
  },
  find: {
    name: 'find_item',
    text: `
      select version, row_to_json(ready)::text as item, array(
        select barcode from item_barcode where ${own_item} order by added_at, barcode
      ) as barcodes
      from ${itemFrom(`item where ${own_item}`)}`,
  },
  findChanger: {
    name: 'find_changer_of_item',
    text: `select changed_user_id from item where ${own_item}`,
  },
  lock: {
    name: 'lock_item',
    text: `select row_to_json(ready)::text as item from ${itemFrom(`item where ${own_item} for update`)}`,
  },
  create: {
    name: 'create_item',
    text: `
      select row_to_json(ready)::text as item
      from ${itemFrom(`create_item($1, $2, $3, $4, $5, $6, $7, $8, ${detailArguments})`)}`,
  },
  count: {
    name: 'count_items',
    text: 'select item_count from household where household_id = $1',
  },
  edit: {
    name: 'edit_item',
    text: `
      update item set (${details}, lots, unit_factors) = (select ${details}, lots, unit_factors from json_populate_record(item, $3::json))
      where ${own_item}`,
  },
  touch: {
    name: 'touch_item',
    text: `select row_to_json(ready)::text as item from ${itemFrom('touch_item($1, $2, $3)')}`,
  },
  recordDays: {
    name: 'list_record_days_of_item',
    text: `
      select array_agg(distinct occurred_on)::text as days from stock_event
      where ${own_item} and kind in ('consumed', 'purchased') and ${isEffectiveByIndex}`,
  },
  uncount: {
    name: 'uncount_item',
    text: `
      update household set inventory_version = inventory_version + 1, item_count = item_count - 1 where household_id = $1`,
  },
  // Takes all that belongs to the item along.
  remove: {
    name: 'remove_item',
    text: `delete from item where ${own_item}`,
  },
})
