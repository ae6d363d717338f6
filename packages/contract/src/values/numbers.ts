import { quantity_limits } from '../constants.ts'

/** True where a number needs no more decimals than we store: 0.125 does not, 0.1234 does. */
export function hasStorableDecimals(value: number): boolean {
  return Number(value.toFixed(quantity_limits.decimals)) === value
}

const { decimals } = quantity_limits

function groupThousands(digits: string): string {
  const first = digits.length % 3
  const groups = digits.slice(first).match(/\d{3}/g) ?? []
  return (first === 0 ? groups : [digits.slice(0, first), ...groups]).join(',')
}

/**
 * A quantity as people write it: no trailing zeros, thousands grouped. Written by hand, because a phone takes longer to
 * make its first `Intl.NumberFormat` than to write a whole list.
 */
export function formatQuantity(value: number): string {
  const sign = value < 0 ? '-' : ''
  // So little that JavaScript writes it with an exponent is nothing.
  const size = Math.abs(value) < 1e-6 ? 0 : Math.abs(value)
  // By the digits that are seen rather than by those behind them: 1.0005 is a little less than it says.
  const digits = Math.round(Number(`${size}e${decimals}`))
    .toFixed(0)
    .padStart(decimals + 1, '0')
  const whole = groupThousands(digits.slice(0, -decimals))
  const rest = String(Number(`0.${digits.slice(-decimals)}`)).slice(2)
  return rest === '' ? sign + whole : `${sign}${whole}.${rest}`
}

// English words for what people count and measure; abbreviations and whatever else a household writes stay as they are.
const with_s =
  /^(?:pc|piece|unit|pack|package|packet|bottle|can|tin|jar|bag|carton|roll|tube|tub|bar|slice|sachet|cup|pot|crate|case|egg|portion|head|tablet|litre|liter)s?$/i
const with_es = /^(?:box|bunch|glass|pouch)(?:es)?$/i

/** A unit as it is said of so many, else of several: 1 can, 3 cans, 0.5 cans, 1 pc; what is stored stays. */
export function agreeUnit(unit: string, quantity = Infinity): string {
  const isOne = quantity === 1
  const ending = with_s.test(unit) ? 's' : with_es.test(unit) ? 'es' : ''
  if (ending === '' || isOne !== unit.toLowerCase().endsWith(ending)) return unit
  return isOne ? unit.slice(0, -ending.length) : unit + ending
}

/** A quantity with its unit, as everywhere in the house: "1.5 l", "3 cans". */
export function formatAmount(quantity: number, unit: string | null): string {
  return `${formatQuantity(quantity)} ${unit === null ? '' : agreeUnit(unit, quantity)}`.trim()
}
