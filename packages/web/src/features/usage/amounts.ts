import { formatDay } from '@larder/contract/days'
import { formatQuantity } from '@larder/contract/numbers'

/** A quantity with its unit, as everywhere in the house: "1.5 l". */
export function amountOf(quantity: number, unit: string | null): string {
  return `${formatQuantity(quantity)} ${unit ?? ''}`.trim()
}

/** A day near today, without its year: 11/20. */
export function shortDay(day: string): string {
  return formatDay(day).replace(/\/\d+$/, '')
}

/** A share as people say it: 0.824 is 82%. */
export function percentOf(share: number): string {
  return `${Math.round(share * 100)}%`
}
