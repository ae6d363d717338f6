import { quantity_limits } from '../constants.ts'
import { readTypedNumber } from './typed-numbers.ts'
import { unitFactor, unitKey } from './units.ts'

/** How much a package holds, in a unit that Larder can convert. */
export interface PackageQuantity {
  readonly item_weight: number
  readonly item_weight_unit: 'g' | 'kg' | 'ml' | 'l' | 'oz' | 'lb'
}

type Unit = PackageQuantity['item_weight_unit']

/** Units nobody counts in at home become one of these. */
const kept_units: readonly Unit[] = ['g', 'ml', 'kg', 'l', 'oz', 'lb']

/** What a label writes as a unit: how many of which unit that is. */
function readUnit(word: string): readonly [factor: number, unit: Unit] | undefined {
  const key = unitKey(word)
  const kept = kept_units.find((unit) => unit === key)
  if (kept !== undefined) return [1, kept]
  for (const unit of ['g', 'ml'] as const) {
    const factor = unitFactor(key, unit)
    if (factor !== null) return [factor, unit]
  }
  return undefined
}

const number = String.raw`\d+(?:[.,\u00a0' ]\d{3})*(?:[.,]\d+)?`
const amount = new RegExp(
  String.raw`(?:(${number})\s*(?:pcs|pieces|bottles|cans|packs|bags)?\s*[x×*]\s*)?(${number})\s*(fl\.?\s*oz|fluid\s+ounces?|\p{L}+)(?:\.?\s*[x×*]\s*(\d+)(?![.,\d]*\s*\p{L}))?`,
  'giu',
)

// A label has no language: "1.125 g" groups thousands, and the mark of "1.125 kg" is decimal, since nobody sells a tonne.
function readLabelNumber(text: string, unit: Unit): number {
  return readTypedNumber(text, { unit, decimal_mark: text.includes(',') ? ',' : '.' }) ?? Number.NaN
}

function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

// "1 LB 5.6 OZ": one number in two units.
const pounds_and_ounces = /(\d{1,3})\s*lbs?\.?,?\s*(\d{1,2}(?:[.,]\d{1,3})?)\s*oz/i

/**
 * Reads what a label says of the content, all packages together: "6 x 330 ml" is 1980 ml. Null where it says nothing
 * that can be weighed or measured.
 */
export function parseQuantity(label: string | null | undefined): PackageQuantity | null {
  const [, pounds, ounces = ''] = pounds_and_ounces.exec((label ?? '').slice(0, 200)) ?? []
  if (pounds !== undefined) {
    const item_weight = roundTo(Number(pounds) * 16 + readLabelNumber(ounces, 'oz'), quantity_limits.decimals)
    return { item_weight, item_weight_unit: 'oz' }
  }
  for (const [, times, size = '', word = '', again = '1'] of (label ?? '').slice(0, 200).matchAll(amount)) {
    const known = readUnit(word)
    if (known === undefined) continue
    const [factor, item_weight_unit] = known
    const packages = times === undefined ? Number(again) : readLabelNumber(times, 'g')
    const value = readLabelNumber(size, item_weight_unit) * packages * factor
    // A can of 12 fl oz says 355 ml on its back: nobody wants the decimals of a conversion.
    const isConverted = item_weight_unit === 'ml' && factor % 1 !== 0
    const item_weight = roundTo(value, isConverted ? (value < 100 ? 1 : 0) : quantity_limits.decimals)
    if (item_weight > 0 && item_weight <= quantity_limits.max) return { item_weight, item_weight_unit }
  }
  return null
}
