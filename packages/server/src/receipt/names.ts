import { quantity_limits } from '@larder/contract/constants'
import type { Item } from '@larder/contract/item'
import type { ReceiptName } from '@larder/contract/receipt-name'
import type { Queries } from '../database/database.ts'
import type { ReadReceipt } from './local.ts'
import { merchantKey, printedKey } from './name-keys.ts'
import { type KnownName, createReceiptRepository } from './repository.ts'
import { isOneLetterOff } from '@larder/vision/matching/similarity'

const isSameUnit = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** How much one of what is printed was, where the household counts in another unit: 2 pcs that became 3 l are 1.5 each. */
function eachOf({ printed_quantity, printed_unit }: ReceiptName, quantity: number, unit_of_measure: string) {
  const counts = printed_unit !== null && printed_quantity !== null && printed_quantity > 0 && quantity > 0
  if (!counts || isSameUnit(printed_unit, unit_of_measure)) return { printed_unit: null, amount_each: null }
  return { printed_unit, amount_each: quantity / printed_quantity }
}

/** Keeps what a line was called when it is saved, in the transaction that saves it; the latest save wins. */
export async function rememberName(
  queries: Queries,
  household_id: number,
  said: ReceiptName,
  saved: { readonly quantity: number; /** As JSON. */ readonly item: string },
): Promise<void> {
  const [printed_key, merchant_key] = [printedKey(said.printed_name), merchantKey(said.merchant)]
  // A line of dashes names nothing.
  if (printed_key === '' || merchant_key === '') return
  const { item_id, item_name, category, unit_of_measure } = JSON.parse(saved.item) as Item
  const unit = unit_of_measure ?? ''
  await createReceiptRepository(queries, household_id).remember({
    printed_key,
    merchant_key,
    item_id,
    item_name,
    category: category ?? '',
    unit_of_measure: unit,
    ...eachOf(said, saved.quantity, unit),
  })
}

/** Of what a line was called, what counts in this shop; a shop that could not be read is none, unless only one has it. */
function chooseName(named: readonly KnownName[], merchant_key: string): KnownName | undefined {
  if (merchant_key === '') return named.length === 1 ? named[0] : undefined
  const isAlike = (other: string) => merchant_key.length >= 5 && isOneLetterOff(merchant_key, other)
  return named.find((name) => name.merchant_key === merchant_key) ?? named.find((name) => isAlike(name.merchant_key))
}

/** The names that a household has given to the lines of this receipt, by what is printed. */
export async function findNames(queries: Queries, household_id: number, { merchant, items }: ReadReceipt) {
  const keys = new Set(items.map(({ product_name }) => printedKey(product_name)).filter((key) => key !== ''))
  const known = keys.size === 0 ? [] : await createReceiptRepository(queries, household_id).listKnown([...keys])
  const merchant_key = merchantKey(merchant ?? '')
  return (printed_name: string): KnownName | undefined => {
    const key = printedKey(printed_name)
    const named = known.filter(({ printed_key }) => printed_key === key)
    return chooseName(named, merchant_key)
  }
}

/** A printed amount in the unit that the household counts this line in; what the paper says otherwise stays. */
export function amountAs(name: KnownName, quantity: number, unit: string) {
  const { amount_each, printed_unit, unit_of_measure } = name
  if (amount_each === null || printed_unit === null || !isSameUnit(unit, printed_unit)) return { quantity, unit }
  const amount = Number((quantity * amount_each).toFixed(quantity_limits.decimals))
  return amount > 0 && amount <= quantity_limits.max ? { quantity: amount, unit: unit_of_measure } : { quantity, unit }
}
