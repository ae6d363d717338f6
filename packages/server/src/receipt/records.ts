import { randomUUID } from 'node:crypto'
import { quantity_limits } from '@larder/contract/constants'
import type { Item, ReceiptRecord } from '@larder/contract/item'
import { chooseCurrency } from '@larder/contract/values/currencies'
import { isCalendarDay, todayIn } from '@larder/contract/values/days'
import type { Queries } from '../database/database.ts'
import type { ReadReceipt } from './local.ts'
import { merchantKey, printedKey } from './name-keys.ts'
import { createReceiptRecordRepository, type LikeReceipt, type ReceiptEntry } from './record-repository.ts'
import { isSameReceipt, type PrintedFacts } from './same-receipt.ts'

const most_lines = 400

const toAmount = (amount: number | null): number | null =>
  amount !== null && amount >= 0 && amount <= quantity_limits.max ? amount : null

/** What of a reading tells one receipt from another; services may say anything. */
function toPrinted({ merchant, transaction_date, total, items }: ReadReceipt): PrintedFacts {
  const day = transaction_date?.slice(0, 10) ?? ''
  return {
    merchant_key: merchantKey(merchant ?? ''),
    transaction_date: isCalendarDay(day) ? day : null,
    total: toAmount(total),
    lines: items.slice(0, most_lines).map(({ product_name, price }) => [printedKey(product_name), toAmount(price)]),
  }
}

/** Whether a reading is of that receipt, as it was read then or as a person corrected it. */
function isLike(read: PrintedFacts, { printed, ...saved }: LikeReceipt): boolean {
  const { lines = [], merchant_key = '', transaction_date = null, total = null } = printed
  return (
    isSameReceipt(read, { lines, merchant_key, transaction_date, total }) || isSameReceipt(read, { ...saved, lines })
  )
}

/**
 * Notes a receipt that was read, and tells what the household knows of it: its number, its currency, and whether it was added before.
 */
export async function noteReceipt(
  queries: Queries,
  { household_id, time_zone }: { readonly household_id: number; readonly time_zone: string },
  receipt: ReadReceipt,
) {
  const repository = createReceiptRecordRepository(queries, household_id)
  const printed = toPrinted(receipt)
  const [paid, likely] = await Promise.all([
    repository.findCurrency(printed.merchant_key),
    repository.listLike(printed.transaction_date),
  ])
  const before = likely.find((one) => isLike(printed, one))
  const receipt_id = randomUUID()
  await repository.note(receipt_id, printed)
  const chosen = { of_shop: paid?.is_shop ? paid.currency : null, of_household: paid?.currency ?? null }
  return {
    receipt_id,
    currency: chooseCurrency(receipt.currency, chosen, time_zone),
    ...(before && { added_on: todayIn(time_zone, new Date(before.added_at)), added_count: before.item_count }),
  }
}

/** Keeps what a line of a receipt became, in the transaction that saves it. */
export async function addToReceipt(
  queries: Queries,
  household_id: number,
  record: ReceiptRecord,
  entry: ReceiptEntry,
): Promise<void> {
  const repository = createReceiptRecordRepository(queries, household_id)
  await repository.add(record, merchantKey(record.merchant ?? ''), entry)
}

/** A new item as an entry: while it stays in that version, nobody has touched it. */
export function createdEntry(item: string): ReceiptEntry {
  const { item_id, version = 0 } = JSON.parse(item) as Item
  return { item_id, version }
}
