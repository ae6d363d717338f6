import { receipt_undo_hours } from '@larder/contract/calls/receipt-api'
import { expiry_time, isWithin, use_time } from '../database/server-clock.ts'
import { defineStatement, defineStatements } from '../database/statement.ts'

/** A year of shopping is enough to notice a receipt that comes again. */
const kept_days = 365
/** Five a day for a year; and as many lines as no till prints. */
export const most_receipts = 2000
export const most_entries = 500
/** So many may be the same by their day. */
const most_compared = 100

const isUndoable = `(undone_at is null and added_at is not null and ${isWithin('added_at', `${receipt_undo_hours} hours`)})`
const facts = `receipt_id, merchant, transaction_date, trim_scale(total) as total, currency, added_at`

/** Every statement names the household: what another one bought does not exist here. */
export const receiptRecordStatements = defineStatements({
  note: {
    name: 'note_receipt',
    text: `insert into receipt (household_id, receipt_id, printed, read_at) values ($1, $2, $3::jsonb, ${use_time})`,
  },
  forgetOldest: {
    name: 'forget_oldest_receipts',
    text: `
      delete from receipt where household_id = $1 and read_at < (
        select read_at from receipt where household_id = $1 order by read_at desc offset ${most_receipts - 1} limit 1)`,
  },
  // Those that may be of that day, as read or as corrected.
  listLike: {
    name: 'list_receipts_of_day',
    text: `
      select printed, merchant_key, transaction_date, trim_scale(total) as total, added_at,
        jsonb_array_length(entries) as item_count
      from receipt where household_id = $1 and added_at is not null and undone_at is null and (
        $2::date is null or transaction_date is null or transaction_date = $2
        or coalesce(printed ->> 'transaction_date', $2::date::text) = $2::date::text)
      order by added_at desc limit ${most_compared}`,
  },
  findCurrency: {
    name: 'find_receipt_currency',
    text: `
      select currency, is_shop from (
        select currency, added_at, $2 <> '' and (merchant_key = $2 or printed ->> 'merchant_key' = $2) as is_shop
        from receipt where household_id = $1 and added_at is not null and currency is not null
      ) as paid order by is_shop desc, added_at desc limit 1`,
  },
  // The first line that is saved may come before its reading is noted elsewhere: an offline phone sends it days later.
  add: {
    name: 'add_to_receipt',
    text: `
      insert into receipt (household_id, receipt_id, merchant, merchant_key, transaction_date, total, currency, added_at, entries, read_at)
      values ($1, $2, $3, $4, $5, $6, $7, ${use_time}, jsonb_build_array($8::jsonb), ${use_time})
      on conflict (household_id, receipt_id) do update set
        merchant = excluded.merchant, merchant_key = excluded.merchant_key, transaction_date = excluded.transaction_date,
        total = excluded.total, currency = excluded.currency, added_at = excluded.added_at, undone_at = null,
        entries = case when receipt.entries -> ${most_entries - 1} is null
          then receipt.entries || excluded.entries else receipt.entries end`,
  },
  list: {
    name: 'list_added_receipts',
    text: `
      select ${facts}, jsonb_array_length(entries) as item_count from receipt
      where household_id = $1 and ${isUndoable} and entries <> '[]' order by added_at desc limit 20`,
  },
  find: {
    name: 'find_added_receipt',
    text: 'select entries from receipt where household_id = $1 and receipt_id = $2 and added_at is not null',
  },
  lock: {
    name: 'lock_added_receipt',
    text: `
      select entries, undone_at is not null as is_undone, ${isUndoable} as is_undoable
      from receipt where household_id = $1 and receipt_id = $2 for update`,
  },
  undo: {
    name: 'undo_receipt',
    text: `
      update receipt set undone_at = ${use_time}, entries = $3::jsonb where household_id = $1 and receipt_id = $2`,
  },
})

/** What is a year old tells nothing of the next shopping; what nobody saved anything of, nothing after a month. */
export const deleteOldReceipts = defineStatement({
  name: 'delete_old_receipts',
  text: `
    delete from receipt where read_at < ${expiry_time} - interval '${kept_days} days'
      or (added_at is null and read_at < ${expiry_time} - interval '30 days')`,
})
