/**
 * What Larder owns in its database: a shared one may hold other things, which are none of ours. A migration that creates
 * something adds it here; `owned-objects.test.ts` compares the lists with a migrated database.
 */

/**
 * What a backup does with a table: keeps its `rows`; may leave out the `catalogue`, which an import brings again; loses a
 * `counter`, as a crash may (an unlogged table); never holds a `login`, since a token that was revoked must not come back;
 * nor what the database says of `itself` before anybody has put anything into it.
 */
export type BackupTreatment = 'rows' | 'catalogue' | 'counter' | 'login' | 'itself'

export const owned_tables: Readonly<Record<string, BackupTreatment>> = {
  address: 'rows',
  app_user: 'rows',
  bringing: 'rows',
  catalogue_import: 'catalogue',
  catalogue_product: 'catalogue',
  catalogue_word: 'catalogue',
  crop: 'rows',
  deleted_item: 'rows',
  household: 'rows',
  household_barcode_name: 'rows',
  household_member: 'rows',
  idempotency_key: 'rows',
  invite: 'login',
  item: 'rows',
  item_barcode: 'rows',
  login_approval: 'counter',
  login_delay: 'counter',
  login_place: 'rows',
  migration: 'itself',
  notice: 'rows',
  notice_read: 'rows',
  product_cache: 'rows',
  product_image: 'rows',
  rate_limit: 'counter',
  receipt: 'rows',
  receipt_name: 'rows',
  removal: 'rows',
  server_clock: 'itself',
  session: 'login',
  shop: 'rows',
  shopping_entry: 'rows',
  stock_event: 'rows',
}

export const owned_types: readonly string[] = ['stock_event_kind']

/** What tables need for their triggers, keys and constraints. */
export const functions_in_tables: readonly string[] = ['fold_username', 'keep_stock_event', 'sum_lots']

/** What takes or answers rows of tables, and goes before them. */
export const functions_of_rows: readonly string[] = [
  'add_household_table',
  'create_account',
  'create_household',
  'create_item',
  'describe_household',
  'read_household',
  'read_notices',
  'record_event',
  'touch_item',
]

/** The tables that are treated in one of these ways. */
export function listOwned(...treatments: readonly BackupTreatment[]): string[] {
  return Object.keys(owned_tables).filter((table) => treatments.some((one) => one === owned_tables[table]))
}
