import { number_format } from '../../../ui/form/number-format.ts'
import { findDecimalMark } from '../../../ui/form/decimal-mark.ts'
import { type Draft } from './draft.ts'

/** Currencies whose receipts have no cents. */
const whole = new Set(['JPY', 'KRW', 'CLP', 'VND', 'ISK', 'HUF', 'IDR', 'COP', 'PYG', 'UGX'])

/** An amount of money as receipts of its currency print it. */
export function formatMoney(amount: number, currency: string | null | undefined): string {
  const digits = whole.has(currency ?? '') && Number.isInteger(amount) ? 0 : 2
  return amount.toFixed(digits).replace('.', findDecimalMark(globalThis.navigator?.language))
}

/** What a card costs, as its row says it: as typed where that is no number. */
export function formatPrice({ values, receipt }: Draft): string {
  const price = number_format.read(values.price)
  return price === null || Number.isNaN(price) ? values.price : formatMoney(price, receipt.currency)
}

/** The printed price and what was taken off it; null where there is no discount, or another price was typed since. */
export function findDiscount({ values, discount, read_price, receipt }: Draft): [price: string, off: string] | null {
  if (discount === null || read_price === null || number_format.read(values.price) !== read_price) return null
  return [formatMoney(read_price + discount, receipt.currency), formatMoney(discount, receipt.currency)]
}
