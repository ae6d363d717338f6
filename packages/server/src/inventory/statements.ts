import { attachBarcode, rememberNames } from '../barcode/fragments.ts'
import { defineStatements } from '../database/statement.ts'
import { archiveItem } from '../deleted/fragments.ts'
import { item_page, page_end, page_number } from '../database/pages.ts'
import { detail_columns } from '../item/columns.ts'
import { itemFrom, itemsFrom } from '../item/fragments.ts'
import { appendEntry, bumpInventory } from '../journal/fragments.ts'
import { isEffective } from '../usage-stats/fragments.ts'

const own_item = 'household_id = $1 and item_id = $2'
const details = detail_columns.join(', ')
const detailParameters = detail_columns.map((_, index) => `$${index + 9}`).join(', ')

/**
 * The item, its first event, what else belongs to it from the start, and the household's new version; nothing where the
 * household has as many items as it may. The household comes first: whoever waited for its row sees the other's item counted,
 * and nobody else can hold a row that is only being made.
 */
function create(also = ''): string {
  return `
    with counted as (
      update household set inventory_version = inventory_version + 1, item_count = item_count + 1
      where household_id = $1 and item_count < $6::integer
      returning household_id
    ), made as (
      insert into item (household_id, quantity, usage_stats, lots, ${details})
      select $1::bigint, $2, $5, $7::jsonb, ${detailParameters} from counted
      returning *
    ), entry as (
      select item_id, 'created'::stock_event_kind as kind, quantity as delta,
        quantity as quantity_after, unit_of_measure, $3::date as occurred_on, now() as occurred_at,
        $4::bigint as user_id, null::bigint as undoes_event_id, null::numeric as price, null as source, null as notes,
        $8::jsonb as lot_changes, null as reason
      from made
    ), appended as (${appendEntry}
    )${also}
    select row_to_json(ready)::text as item from ${itemFrom('made')}`
}

/** Deletes an item with all that belongs to it; `also` reads it before, as it still is. */
function remove(also = ''): string {
  return `
    with recorded as materialized (
      select array_agg(distinct occurred_on)::text as days from stock_event
      where ${own_item} and kind in ('consumed', 'purchased') and ${isEffective}
    )${also}, removed as (
      delete from item where ${own_item} returning household_id
    ), bumped as (${bumpInventory('removed', ', item_count = item_count - 1')}
      returning household_id
    ), remembered as (${rememberNames(`bumped join item_barcode using (household_id) join item using (household_id, item_id) where ${own_item}`)}
    )
    select recorded.days from removed, recorded`
}

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
  lock: {
    name: 'lock_item',
    text: `select row_to_json(ready)::text as item from ${itemFrom(`item where ${own_item} for update`)}`,
  },
  create: {
    name: 'create_item',
    text: create(),
  },
  createWithBarcode: {
    name: 'create_item_with_barcode',
    text: create(attachBarcode('made', `$${detail_columns.length + 9}::text`)),
  },
  count: {
    name: 'count_items',
    text: 'select item_count from household where household_id = $1',
  },
  edit: {
    name: 'edit_item',
    text: `
      update item set (${details}, lots) = (select ${details}, lots from json_populate_record(item, $3::json))
      where ${own_item}`,
  },
  touch: {
    name: 'touch_item',
    text: `
      with touched as (
        update item set version = version + 1, updated_at = now() where ${own_item} returning *
      ), bumped as (${bumpInventory('touched')}
      )
      select row_to_json(ready)::text as item from ${itemFrom('touched')}`,
  },
  remove: {
    name: 'remove_item',
    text: remove(`, ${archiveItem}`),
  },
  removeForGood: {
    name: 'remove_item_for_good',
    text: remove(),
  },
})
