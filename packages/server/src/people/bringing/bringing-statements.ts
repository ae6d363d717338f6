import { defineStatement, defineStatements } from '../../database/statement.ts'
import {
  barcode_name_columns,
  receipt_columns,
  receipt_name_columns,
  shopping_entry_columns,
} from '../../database/row-columns.ts'
import { item_page, page_end } from '../../database/pages.ts'
import { archived_item_columns, archived_tables } from '../../deleted/archived-tables.ts'
import { isEffective } from '../../usage-stats/fragments.ts'

/** How much a slice moves: an item counts as much as so many of its events, and others wait for no more than one slice. */
const item_weight = 10
const slice_weight = 1_000

const prefix = (columns: readonly string[]): string => columns.map((column) => `kept.${column}`).join(', ')

/** Rows of these items as one JSON array, as PostgreSQL writes it and takes it again: nobody here reads it. */
const readRows = (table: string, row = `to_jsonb(${table})`) => `
  select coalesce(jsonb_agg(${row}), '[]')::text as rows from ${table} where household_id = $1 and item_id = any($2::bigint[])`

/** Rows under the same numbers in another household; $3 tells which item each matched one is there. */
const writeRows = (table: string, columns: readonly string[], isMapped: boolean, conflict = '') => {
  const mapped = `coalesce(($3::jsonb ->> kept.item_id::text)::bigint, kept.item_id)`
  const shown = columns.map((column) => (isMapped && column === 'item_id' ? mapped : `kept.${column}`)).join(', ')
  return `
    insert into ${table} (household_id, ${columns.join(', ')}) overriding system value
    select $1::bigint, ${shown} from jsonb_populate_recordset(null::${table}, $2::jsonb) as kept ${conflict}`
}

const related = archived_tables.map(
  ({ table, order }) => `'${table}', (
    select coalesce(jsonb_agg(to_jsonb(${table}) order by ${order}), '[]') from ${table}
    where ${table}.household_id = $1 and ${table}.item_id = item.item_id)`,
)

/** What an item knows besides its history goes to the one that it is matched with, too. */
const mapped_tables: ReadonlySet<string> = new Set(['item_barcode', 'crop', 'receipt_name'])

const item_tables = [
  ...archived_tables,
  { table: 'receipt_name', columns: receipt_name_columns, conflict: 'on conflict do nothing' },
]

/** The tables whose rows come along with items, in an order that keeps every reference. */
export const brought_tables = item_tables.map(({ table, columns, conflict = '' }) => {
  const isMapped = mapped_tables.has(table)
  return {
    isMapped,
    read: defineStatement({ name: `read_brought_${table}`, text: readRows(table) }),
    write: defineStatement({ name: `bring_${table}`, text: writeRows(table, columns, isMapped, conflict) }),
  }
})

// What was bought is bought of an item.
const of_items: ReadonlySet<string> = new Set(['item_id', 'bought_event_id'])
const text_columns = shopping_entry_columns.filter((column) => !of_items.has(column))

/** What belongs to no item and comes along too, where it is not there already. */
export const brought_beside = (
  [
    ['household_barcode_name', barcode_name_columns, 'true'],
    ['shop', ['shop_key', 'name', 'categories'], 'true'],
    ['shopping_entry', text_columns, 'item_id is null'],
    // What was merged with another item there is no longer undone with its receipt.
    ['receipt', receipt_columns, 'true'],
  ] as const
).map(([table, columns, which]) => ({
  read: defineStatement({
    name: `read_${table}_beside`,
    text: `select coalesce(jsonb_agg(to_jsonb(${table})), '[]')::text as rows from ${table} where household_id = $1 and ${which}`,
  }),
  write: defineStatement({
    name: `bring_${table}_beside`,
    text: writeRows(table, columns, false, 'on conflict do nothing'),
  }),
}))

export const bringingStatements = defineStatements({
  // What came with the demo is nobody's: it goes with the household.
  listFacts: {
    name: 'list_match_facts',
    text: `
      select coalesce(json_agg(json_build_object('item_id', item_id, 'item_name', item_name, 'brand', brand,
        'quantity', trim_scale(quantity), 'unit_of_measure', unit_of_measure, 'is_demo', is_demo, 'barcodes', array(
          select barcode from item_barcode where household_id = $1 and item_barcode.item_id = page.item_id order by barcode
        )) order by item_id), '[]')::text as items, ${page_end}
      from (select item_id, item_name, brand, quantity, unit_of_measure, is_demo from ${item_page}) as page`,
  },
  readItems: {
    name: 'read_brought_items',
    text: readRows(
      'item',
      `to_jsonb(item) || jsonb_build_object('version', version + 1, 'updated_at', now(), 'changed_user_id', $3::bigint)`,
    ),
  },
  writeItems: {
    name: 'bring_items',
    text: `
      insert into item (household_id, ${archived_item_columns.join(', ')}) overriding system value
      select $1::bigint, ${prefix(archived_item_columns)} from jsonb_populate_recordset(null::item, $2::jsonb) as kept`,
  },
  readArchive: {
    name: 'read_matched_items',
    text: readRows(
      'item',
      `jsonb_build_object('item_id', item_id, 'item_row', to_jsonb(item) - 'changed_user_id',
        'related_rows', jsonb_build_object(${related.join(', ')}))`,
    ),
  },
  writeArchive: {
    name: 'archive_matched_items',
    text: `
      insert into deleted_item (household_id, item_id, item_row, related_rows)
      select $1::bigint, kept.item_id, kept.item_row, kept.related_rows
      from jsonb_populate_recordset(null::deleted_item, $2::jsonb) as kept on conflict do nothing`,
  },
  // An item with a long history is a slice of its own; demo items are nobody's, they go with the household.
  listSlice: {
    name: 'list_slice_to_bring',
    text: `
      select item_id from (
        select item_id, sum(weight) over (order by item_id) - weight as weight_before from (
          select item_id, ${item_weight} + (
            select count(*) from stock_event where household_id = $1 and stock_event.item_id = item.item_id
          ) as weight
          from item where household_id = $1 and is_demo is not true order by item_id limit ${slice_weight / item_weight}
        ) as weighed
      ) as slice
      where weight_before < ${slice_weight} order by item_id`,
  },
  countLeft: {
    name: 'count_items_to_bring',
    text: 'select count(*) as count from item where household_id = $1 and is_demo is not true',
  },
  removeItems: {
    name: 'remove_brought_items',
    text: 'delete from item where household_id = $1 and item_id = any($2::bigint[])',
  },
  uncountItems: {
    name: 'uncount_brought_items',
    text: `
      update household set inventory_version = inventory_version + 1, item_count = item_count - $2::integer
      where household_id = $1`,
  },
  // The household is locked: nobody else counts a day meanwhile. Days that it had already count once.
  countItems: {
    name: 'count_brought_items',
    text: `
      update household set inventory_version = inventory_version + 1, item_count = item_count + cardinality($2::bigint[]),
        record_days = record_days + come.days, first_record_on = least(first_record_on, come.first_on),
        last_record_on = greatest(last_record_on, come.last_on)
      from (
        select min(day) as first_on, max(day) as last_on, count(*) filter (where not exists (
          select 1 from stock_event where household_id = $1 and kind in ('consumed', 'purchased') and occurred_on = day
            and item_id <> all($2::bigint[]) and ${isEffective})) as days
        from (
          select distinct occurred_on as day from stock_event
          where household_id = $1 and item_id = any($2::bigint[]) and kind in ('consumed', 'purchased') and ${isEffective}
        ) as brought
      ) as come
      where household_id = $1`,
  },
  // For what is left of a household when the rest of it has gone.
  recountDays: {
    name: 'recount_record_days',
    text: `
      update household set record_days = told.days, first_record_on = told.first_on, last_record_on = told.last_on
      from (
        select count(distinct occurred_on) as days, min(occurred_on) as first_on, max(occurred_on) as last_on
        from stock_event where household_id = $1 and kind in ('consumed', 'purchased') and ${isEffective}
      ) as told
      where household_id = $1`,
  },
  // What was bought is kept for an undo alone, and makes room.
  countEntries: {
    name: 'count_entries_to_bring',
    text: `
      select count(*) as count from shopping_entry
      where household_id = $1 and (bought_event_id is null or repeat_days is not null)
        and not coalesce($2::jsonb ? item_id::text, false)`,
  },
  listShopKeys: {
    name: 'list_shop_keys',
    text: 'select shop_key from shop where household_id = $1',
  },
})
