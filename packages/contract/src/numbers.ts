import { quantity_limits } from './constants.ts'

/** True where a number needs no more decimals than we store: 0.125 does not, 0.1234 does. */
export function hasStorableDecimals(value: number): boolean {
  return Number(value.toFixed(quantity_limits.decimals)) === value
}

// Made once: a list writes hundreds of quantities, and making the formatter costs far more than using it.
const quantityFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: quantity_limits.decimals })

/** A quantity as people write it: no trailing zeros, thousands grouped. */
export function formatQuantity(value: number): string {
  return quantityFormat.format(value)
}

/** A quantity with its unit, as everywhere in the house: "1.5 l". */
export function formatAmount(quantity: number, unit: string | null): string {
  return `${formatQuantity(quantity)} ${unit ?? ''}`.trim()
}
