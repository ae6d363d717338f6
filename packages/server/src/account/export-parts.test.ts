import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, every_detail } from '../testing/items.ts'
import { unzip } from '../testing/operations/unzip.ts'
import type { ExportPart } from './export-part.ts'
import { export_decimals, export_parts, unexported_tables } from './export-parts.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
}

let larder: TestApp
let owner: Client
let columns: Column[]

beforeAll(async () => {
  larder = await createTestApp()
  owner = await larder.register({ first_name: 'Ada', last_name: 'Lovelace' })
  const text = `select table_name as "table", column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public'`
  columns = await larder.database.query<Column & Record<string, unknown>>({ name: '', text })
})
afterAll(() => larder.close())

const namesOf = (table: string): string[] => columns.filter((one) => one.table === table).map(({ name }) => name)

test('every table of a household or a person is exported, or is left out for a reason', () => {
  const owned = columns.filter(({ name }) => name === 'household_id' || name === 'user_id').map(({ table }) => table)
  const known = new Set([...export_parts.map(({ source }) => source), ...Object.keys(unexported_tables)])
  expect([...new Set(owned)].toSorted()).toEqual([...known].toSorted())
})

test.each(export_parts)('every column of $source is exported as $table, or is left out for a reason', (part) => {
  const own = part.columns.filter((column) => !(column in (part.joined ?? {})))
  expect([...own, ...Object.keys(part.without)].toSorted()).toEqual(namesOf(part.source).toSorted())
})

test('decimals are those of the database', () => {
  const exported = new Set(export_parts.map(({ source }) => source))
  const decimals = columns
    .filter(({ type, table }) => type === 'numeric' && exported.has(table))
    .map(({ name }) => name)
  expect([...new Set(decimals)].toSorted()).toEqual([...export_decimals].toSorted())
})

/** A value of each type that no other column has. */
const samples: Readonly<Record<string, (number: number) => string>> = {
  text: (number) => `'value ${number}'`,
  numeric: (number) => `${number}.125`,
  float8: (number) => `${number}.625`,
  int4: (number) => `${number}`,
  date: (number) => `date '2001-01-01' + ${number}`,
  timestamptz: (number) => `timestamptz '2011-01-01T00:00:00Z' + interval '${number} days'`,
  bool: () => 'true',
  jsonb: (number) => `'[${number}]'`,
}

// Without a time zone and a use of late nobody could ask.
const kept_columns = ['kind', 'role', 'ticked_by', 'time_zone', 'last_used_at', 'lots', 'quantity']
const isKept = (name: string): boolean => name.endsWith('_id') || kept_columns.includes(name)

// No value of ours needs quotes.
const readLines = (file: string): string[][] =>
  file
    .replace('\ufeff', '')
    .split('\r\n')
    .map((line) => line.split(','))

const writeCell = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

// Rows of their own for the tables that the calls above have not filled.
const rows = [
  // A quantity is the sum of its lots, and nothing else can be written there.
  `update item set quantity = 0, lots = '[]'`,
  `insert into item_barcode (household_id, barcode, item_id) select household_id, '1', item_id from item`,
  `insert into household_barcode_name (household_id, barcode, item_name) select household_id, '1', '' from item`,
  `insert into receipt_name (household_id, printed_key, merchant_key, item_id, item_name, category, unit_of_measure)
    select household_id, '', '', item_id, '', '', '' from item`,
  `insert into receipt (household_id, receipt_id) select household_id, gen_random_uuid() from household`,
  `insert into deleted_item (household_id, item_id, item_row, related_rows)
    select household_id, item_id, to_jsonb(item) || '{"created_at": "2012-01-01T00:00:00+00:00"}',
      jsonb_build_object('stock_event', jsonb_build_array(to_jsonb(stock_event) || kept::jsonb))
    from item join stock_event using (household_id, item_id), (values ('{
      "undoes_event_id": 1, "delta": 0.5, "quantity_after": 1.5, "price": 2.5, "occurred_on": "2012-01-01", "occurred_at": "2012-01-02T00:00:00+00:00",
      "recorded_at": "2012-01-03T00:00:00+00:00", "unit_of_measure": "of", "source": "from", "notes": "kept", "reason": "spoiled", "lot_changes": [7]
    }')) as kept(kept)`,
  `insert into shopping_entry (household_id, item_id, user_id, ticked_user_id, quantity)
    select household_id, item_id, user_id, user_id, 4.5 from item join household_member using (household_id)`,
  `insert into shop (household_id, shop_key, name, categories) select household_id, '', '', '[]' from household`,
  `insert into crop (household_id, crop_id, item_id, embedding) select household_id, '1', item_id, '' from item`,
]

/** Gives every exported column of the one row there is a value of its own, past triggers that would forbid it. */
async function fillColumns(): Promise<void> {
  let number = 1000
  const updates = export_parts.map(({ source, columns: exported, joined = {} }: ExportPart) => {
    const own = columns.filter(({ table, name }) => table === source && exported.includes(name) && !(name in joined))
    const set = own.flatMap(({ name, type }) => {
      if (isKept(name)) return name === 'undoes_event_id' ? [`${name} = event_id`] : []
      number += 1
      return [`${name} = ${samples[type]?.(number)}`]
    })
    return set.length === 0 ? 'select' : `update ${source} set ${set.join(', ')}`
  })
  await larder.database.transaction(async (queries) => {
    await queries.query({ name: '', text: 'set local session_replication_role = replica' })
    for (const text of [...rows, ...updates]) await queries.query({ name: '', text })
  })
}

async function readRow(part: ExportPart): Promise<Readonly<Record<string, unknown>>> {
  const text = `select to_jsonb(${part.source}) as row from ${part.source}`
  const found = await larder.database.query<{ row: Record<string, unknown> }>({ name: '', text })
  expect(found).toHaveLength(1)
  const username = await readUsername()
  const { item_row = {}, related_rows, ...row } = found[0]?.row ?? {}
  const event = (related_rows as { stock_event?: Record<string, unknown>[] } | undefined)?.stock_event?.[0] ?? {}
  const kept = part.table === 'deleted_events' ? event : (item_row as Record<string, unknown>)
  return { ...row, ...kept, username, recorded_by: username, added_by: username, ticked_by: username }
}

async function readUsername(): Promise<string> {
  const found = await larder.database.query<{ username: string }>({ name: '', text: 'select username from app_user' })
  return found[0]?.username ?? ''
}

describe('every exported column holds its own value, in either format', () => {
  let document: Readonly<Record<string, unknown>>
  let files: Readonly<Record<string, string>>
  beforeAll(async () => {
    await addItem(owner, every_detail)
    const home = { address_type: 'Home', street_address: '1', city: 'X', state_province: 'Y', postal_code: '1' }
    await owner.post('/api/addresses', { ...home, country: 'Z' })
    await fillColumns()
    document = (await owner.get('/api/users/export')).body as Readonly<Record<string, unknown>>
    const headers = { authorization: `Bearer ${owner.token}` }
    const zip = await larder.app.fastify.inject({ url: '/api/users/export?format=csv', headers })
    files = unzip(zip.rawPayload)
  })

  test.each(export_parts)('$table', async (part) => {
    const shown = document[part.table]
    const row = (Array.isArray(shown) ? shown[0] : shown) as Readonly<Record<string, unknown>>
    expect(Object.keys(row)).toEqual([...part.columns])
    const stored = await readRow(part)
    expect(row).toEqual(Object.fromEntries(part.columns.map((column) => [column, stored[column]])))
    const told = part.columns.filter((column) => !isKept(column)).map((column) => row[column])
    expect(told).not.toContain(null)
    expect(new Set(told).size).toBe(told.length)
    const [header, values] = readLines(files[`${part.table}.csv`] ?? '')
    expect(header).toEqual([...part.columns])
    expect(values).toEqual(part.columns.map((column) => writeCell(row[column])))
  })
})
