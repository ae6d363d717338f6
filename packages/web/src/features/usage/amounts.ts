import { formatQuantity } from '@larder/contract/numbers'

/** A quantity with its unit, as everywhere in the house: "1.5 l". */
export function amountOf(quantity: number, unit: string | null): string {
  return `${formatQuantity(quantity)} ${unit ?? ''}`.trim()
}

/** A share as people say it: 0.824 is 82%. */
export function percentOf(share: number): string {
  return `${Math.round(share * 100)}%`
}
