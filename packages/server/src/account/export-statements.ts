import { type Statement, defineStatement, defineStatements } from '../database/statement.ts'

/** One table of an export: what it is called there, its columns, and how its rows are read for the one who asks. */
export interface ExportTable {
  readonly table: string
  readonly columns: readonly string[]
  readonly owner: 'user_id' | 'household_id'
  /** There is exactly one row: the person, the household. */
  readonly is_single: boolean
  /** Gives each row as JSON text. */
  readonly statement: Statement
  /** Opens the same as a cursor. */
  readonly openRows: Statement
}

/** Rows that are read at once. */
export const page_rows = 1000

export const exportStatements = defineStatements({
  beginSnapshot: { name: '', text: 'set transaction isolation level repeatable read, read only' },
  fetchRows: { name: '', text: `fetch ${page_rows} from export_rows` },
  closeRows: { name: '', text: 'close export_rows' },
})

const nameOf = (column: string): string => /(?<!\w)\w+$/.exec(column)?.[0] ?? column

function define(table: string, owner: ExportTable['owner'], columns: readonly string[], from: string): ExportTable {
  const text = `select row_to_json(ready)::text as row from (select ${columns.join(', ')} from ${from}) as ready`
  const is_single = table === 'user' || table === 'household'
  const statement = defineStatement({ name: `export_${table}`, text })
  const openRows = defineStatement({ name: '', text: `declare export_rows no scroll cursor for ${text}` })
  return { table, owner, is_single, columns: columns.map(nameOf), statement, openRows }
}

/**
 * Everything that people have told Larder, in the order in which one would read it. Not here: password and tokens, which
 * are keys and no records; answers kept for retries; what the forecast, the bell and the eyes have made of the records for their own use.
 */
export const export_tables: readonly ExportTable[] = [
  define(
    'user',
    'user_id',
    ['username', 'email', 'first_name', 'last_name', 'created_at'],
    'app_user where user_id = $1',
  ),
  define(
    'addresses',
    'user_id',
    [
      'address_type',
      'street_address',
      'apartment_suite_etc',
      'city',
      'state_province',
      'postal_code',
      'country',
      'is_default',
    ],
    'address where user_id = $1 order by address_id',
  ),
  define(
    'devices',
    'user_id',
    ['device', 'created_at', 'last_used_at'],
    'session where user_id = $1 order by created_at',
  ),
  define(
    'household',
    'household_id',
    ['name', 'time_zone', 'created_at', 'record_days', 'first_record_on', 'last_record_on'],
    'household where household_id = $1',
  ),
  define(
    'members',
    'household_id',
    ['username', 'joined_at'],
    'household_member join app_user using (user_id) where household_id = $1 order by joined_at',
  ),
  define(
    'items',
    'household_id',
    [
      'item_id',
      'item_name',
      'description',
      'category',
      'trim_scale(quantity) as quantity',
      'unit_of_measure',
      'purchase_date',
      'expiry_date',
      'location',
      'trim_scale(low_stock_threshold) as low_stock_threshold',
      'notes',
      'brand',
      'trim_scale(item_weight) as item_weight',
      'item_weight_unit',
      'image_url',
      'created_at',
      'updated_at',
    ],
    'item where household_id = $1 order by item_id',
  ),
  define(
    'events',
    'household_id',
    [
      'item_id',
      'event_id',
      'kind',
      'trim_scale(delta) as delta',
      'trim_scale(quantity_after) as quantity_after',
      'unit_of_measure',
      'occurred_on',
      'occurred_at',
      'recorded_at',
      'app_user.username as recorded_by',
      'undoes_event_id',
      'trim_scale(price) as price',
      'source',
      'notes',
    ],
    // In the order of its key, so that PostgreSQL hands the journal out as it finds it.
    `stock_event left join app_user on app_user.user_id = stock_event.user_id
      where stock_event.household_id = $1 order by stock_event.item_id, stock_event.event_id`,
  ),
  define(
    'barcodes',
    'household_id',
    ['barcode', 'item_id', 'added_at'],
    'item_barcode where household_id = $1 order by barcode',
  ),
  define(
    'barcode_names',
    'household_id',
    [
      'barcode',
      'item_name',
      'brand',
      'category',
      'trim_scale(item_weight) as item_weight',
      'item_weight_unit',
      'image_url',
      'named_at',
    ],
    'household_barcode_name where household_id = $1 order by barcode',
  ),
  define(
    'receipt_names',
    'household_id',
    [
      'printed_key',
      'merchant_key',
      'item_id',
      'item_name',
      'category',
      'unit_of_measure',
      'printed_unit',
      'amount_each',
      'named_at',
    ],
    'receipt_name where household_id = $1 order by printed_key, merchant_key',
  ),
  define(
    'recognised_products',
    'household_id',
    ['item_id', 'read_text', 'kept_at'],
    'crop where household_id = $1 and item_id is not null order by kept_at, crop_id',
  ),
]
