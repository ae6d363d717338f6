import { decimal_columns, item_columns, single_item_columns, unexported_columns } from '../item/columns.ts'
import { deleted_export_parts } from './export-deleted-parts.ts'
import { barcode_name_columns, receipt_columns, receipt_name_columns } from '../database/row-columns.ts'
import { entry_columns, event_columns, type ExportPart } from './export-part.ts'

const of_user = 'the person is the one who asks'
const of_household = 'the household is the one that asks'

/**
 * Everything that people have told Larder, in the order in which one would read it. Not here: password and tokens, which
 * are keys and no records, and what the forecast, the bell and the eyes have made of the records for their own use.
 */
export const export_parts: readonly ExportPart[] = [
  {
    table: 'user',
    source: 'app_user',
    owner: 'user_id',
    is_single: true,
    columns: ['username', 'email', 'first_name', 'last_name', 'created_at'],
    rows: 'where user_id = $1',
    without: {
      user_id: of_user,
      password_hash: 'opens the account',
      username_key: 'the username in another spelling',
      shown_household_id: 'which household a log-in opens',
    },
  },
  {
    table: 'addresses',
    source: 'address',
    owner: 'user_id',
    columns: [
      'address_type',
      'street_address',
      'apartment_suite_etc',
      'city',
      'state_province',
      'postal_code',
      'country',
      'is_default',
    ],
    rows: 'where user_id = $1 order by address_id',
    without: { user_id: of_user, address_id: 'nothing refers to it' },
  },
  {
    table: 'devices',
    source: 'session',
    owner: 'user_id',
    columns: ['device', 'created_at', 'last_used_at'],
    rows: 'where user_id = $1 order by created_at',
    without: {
      user_id: of_user,
      household_id: of_household,
      token_hash: 'belongs to what opens the account',
      session_id: 'nothing refers to it',
    },
  },
  {
    table: 'household',
    source: 'household',
    owner: 'household_id',
    is_single: true,
    columns: ['name', 'time_zone', 'created_at', 'record_days', 'first_record_on', 'last_record_on'],
    rows: 'where household_id = $1',
    without: {
      household_id: of_household,
      inventory_version: 'counts our own writes',
      item_count: 'the items are there to be counted',
      notices_refreshed_on: 'when the bell was computed',
      notices_refreshed_version: 'what the bell was computed from',
      restored_at: 'says what happened to this server',
      restored_to: 'says what happened to this server',
    },
  },
  {
    table: 'members',
    source: 'household_member',
    owner: 'household_id',
    columns: ['username', 'role', 'joined_at'],
    joined: { username: 'app_user.username' },
    rows: 'join app_user using (user_id) where household_id = $1 order by joined_at',
    without: { household_id: of_household, user_id: 'shown as the username' },
  },
  {
    table: 'items',
    source: 'item',
    owner: 'household_id',
    columns: [
      ...item_columns.filter((column) => !(column in unexported_columns)),
      ...single_item_columns,
      'unit_factors',
      'lots',
    ],
    rows: 'where household_id = $1 order by item_id',
    without: {
      ...unexported_columns,
      last_lot_id: 'nothing refers to it',
      changed_user_id: 'the events say who did what',
      household_id: of_household,
      usage_stats: 'usage statistics, computed from the events',
    },
  },
  {
    table: 'events',
    source: 'stock_event',
    owner: 'household_id',
    columns: event_columns,
    joined: { recorded_by: 'app_user.username' },
    // In the order of its key, so that PostgreSQL hands the journal out as it finds it.
    rows: `left join app_user on app_user.user_id = stock_event.user_id
      where stock_event.household_id = $1 order by stock_event.item_id, stock_event.event_id`,
    without: { household_id: of_household, user_id: 'shown as the username' },
  },
  {
    table: 'shopping_entries',
    source: 'shopping_entry',
    owner: 'household_id',
    columns: entry_columns,
    joined: { added_by: 'app_user.username', ticked_by: 'ticker.username' },
    rows: `left join app_user on app_user.user_id = shopping_entry.user_id
      left join app_user as ticker on ticker.user_id = shopping_entry.ticked_user_id
      where shopping_entry.household_id = $1 order by shopping_entry.entry_id`,
    without: {
      household_id: of_household,
      user_id: 'shown as the username',
      ticked_user_id: 'shown as the username',
      bought_event_id: 'what undoing the purchase needs',
    },
  },
  {
    table: 'shops',
    source: 'shop',
    owner: 'household_id',
    columns: ['name', 'categories'],
    rows: 'where household_id = $1 order by shop_key',
    without: { household_id: of_household, shop_key: 'the name in another spelling' },
  },
  {
    table: 'barcodes',
    source: 'item_barcode',
    owner: 'household_id',
    columns: ['barcode', 'item_id', 'added_at'],
    rows: 'where household_id = $1 order by barcode',
    without: { household_id: of_household },
  },
  {
    table: 'barcode_names',
    source: 'household_barcode_name',
    owner: 'household_id',
    columns: barcode_name_columns,
    rows: 'where household_id = $1 order by barcode',
    without: { household_id: of_household },
  },
  {
    table: 'receipt_names',
    source: 'receipt_name',
    owner: 'household_id',
    columns: receipt_name_columns,
    rows: 'where household_id = $1 order by printed_key, merchant_key',
    without: { household_id: of_household },
  },
  {
    table: 'receipts',
    source: 'receipt',
    owner: 'household_id',
    columns: receipt_columns.filter((column) => column !== 'merchant_key'),
    rows: 'where household_id = $1 order by read_at, receipt_id',
    without: { household_id: of_household, merchant_key: 'the merchant in another spelling' },
  },
  {
    table: 'recognised_products',
    source: 'crop',
    owner: 'household_id',
    columns: ['item_id', 'read_text', 'kept_at'],
    rows: 'where household_id = $1 and item_id is not null order by kept_at, crop_id',
    without: {
      household_id: of_household,
      crop_id: 'nothing refers to it',
      embedding: 'what the eyes made of a photo for their own use',
    },
  },
  ...deleted_export_parts,
]

/** Tables of a household or a person that are no part of an export, and why. */
export const unexported_tables: Readonly<Record<string, string>> = {
  bringing: 'how far things are on their way to another household',
  idempotency_key: 'answers kept for retries',
  login_approval: 'a code that lets another device in',
  login_place: 'where the person logged in from, as a hash',
  invite: 'links that let others in, of which only hashes are kept',
  notice: 'what the bell has made of the items',
  notice_read: 'what of it was read',
  removal: 'that an owner has removed the person, until it is read',
}

/** Decimals of all parts, which lose their trailing zeros (4.000 is 4). */
export const export_decimals: ReadonlySet<string> = new Set([
  ...decimal_columns,
  'delta',
  'quantity_after',
  'price',
  'total',
])
