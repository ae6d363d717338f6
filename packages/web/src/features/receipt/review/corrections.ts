import { addDays, daysBetween } from '@larder/contract/values/days'
import { dayOf, type Draft } from './draft.ts'
import { type Drafts } from './edits.ts'
import { type ReceiptFacts } from './facts.ts'

/** What a person can correct of a receipt. */
export type Corrections = Partial<Pick<ReceiptFacts, 'merchant' | 'transaction_date' | 'total' | 'currency'>>

/** A receipt as a person corrected it; that it adds up was said of another total. */
export function correctFacts(receipt: ReceiptFacts, corrections: Corrections): ReceiptFacts {
  const isOtherTotal = corrections.total !== undefined && corrections.total !== receipt.total
  return { ...receipt, ...corrections, ...(isOtherTotal && receipt.balanced && { balanced: false }) }
}

/** What was taken from the receipt follows it; what a person wrote over it stays. */
function withReceipt(draft: Draft, before: ReceiptFacts, after: ReceiptFacts): Draft {
  const [from, to] = [dayOf(before.transaction_date), dayOf(after.transaction_date)]
  const { purchase_date, expiry_date, brand } = draft.values
  const isMoved = purchase_date === from && from !== to
  const isShifted = isMoved && draft.is_expiry_suggested && from !== '' && to !== '' && expiry_date !== ''
  const values = {
    ...draft.values,
    purchase_date: isMoved ? to : purchase_date,
    expiry_date: isShifted ? addDays(expiry_date, daysBetween(from, to)) : expiry_date,
    // Only what was added by hand has the merchant for its brand.
    brand: draft.printed === null && brand === (before.merchant ?? '') ? (after.merchant ?? '') : brand,
  }
  return { ...draft, values, receipt: after }
}

/** The cards of a receipt that a person corrected. */
export function withCorrected(drafts: Drafts, receipt: ReceiptFacts, corrections: Corrections): Drafts {
  const corrected = correctFacts(receipt, corrections)
  return drafts.map((draft) => (draft.receipt === receipt ? withReceipt(draft, receipt, corrected) : draft))
}
