import { quantity_limits } from './constants.ts'

/** True where a number needs no more decimals than we store: 0.125 does not, 0.1234 does. */
export function hasStorableDecimals(value: number): boolean {
  return Number(value.toFixed(quantity_limits.decimals)) === value
}

/** A quantity as people write it: no trailing zeros, thousands grouped. */
export function formatQuantity(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: quantity_limits.decimals })
}
