import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { archived_item_columns, archived_tables, unarchived_tables } from './archived-tables.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())

const read = (text: string) => own.database.query<{ name: string }>({ name: '', text })

const columnsOf = async (table: string, also = 'true'): Promise<string[]> => {
  const rows = await read(`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = '${table}' and column_name <> 'household_id' and ${also} order by 1`)
  return rows.map(({ name }) => name)
}

const tables = [{ table: 'item', columns: archived_item_columns }, ...archived_tables]

test('every table that refers to an item is archived, or named as made again', async () => {
  const rows = await read(`select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'item'::regclass order by 1`)
  const known = [...archived_tables.map(({ table }) => table), ...Object.keys(unarchived_tables)]
  expect(rows.map(({ name }) => name)).toEqual(known.toSorted())
})

test.each(tables)('every column of $table comes back', async ({ table, columns }) => {
  expect(columns.toSorted()).toEqual(await columnsOf(table, `is_generated = 'NEVER'`))
})

// What was archived before a column was added comes back with null in it. A migration that adds a column that may not be
// null gives it to deleted_item.item_row or related_rows as well; then it is added here.
const required: Readonly<Record<string, readonly string[]>> = {
  item: [
    'category',
    'created_at',
    'item_id',
    'item_name',
    'last_lot_id',
    'lots',
    'quantity',
    'unit_of_measure',
    'updated_at',
    'version',
  ],
  stock_event: ['delta', 'event_id', 'item_id', 'kind', 'occurred_on', 'quantity_after', 'recorded_at'],
  item_barcode: ['added_at', 'barcode', 'item_id'],
  shopping_entry: ['entry_id', 'is_ticked'],
  crop: ['crop_id', 'embedding', 'kept_at'],
}

test.each(tables)('no column of $table is required that an older archive may lack', async ({ table }) => {
  expect(await columnsOf(table, `is_nullable = 'NO' and is_generated = 'NEVER'`)).toEqual(required[table])
})
