import { quantity_limits } from '../constants.ts'

/** How many of the first of its kind each measure is: mass, then volume (US for gallon and fluid ounce). */
const measures: readonly Readonly<Record<string, number>>[] = [
  { g: 1, mg: 0.001, kg: 1000, oz: 28.349523125, lb: 453.59237 },
  { ml: 1, cl: 10, dl: 100, l: 1000, floz: 29.5735295625, pt: 473.176473, qt: 946.352946, gal: 3785.411784 },
]

/** What people count packages in. None converts into another: how many pieces a pack holds only a person knows. */
const countables = ['unit', 'pack', 'package', 'packet', 'bottle', 'can', 'tin', 'jar', 'bag', 'carton']

/** Other spellings of a unit, on labels and in what people type. */
const spellings: Readonly<Record<string, string>> = {
  g: 'gr grs gm gms gram grams gramm gramme grammes gramos grammi г гр',
  kg: 'kgs kilo kilos kilogram kilograms кг',
  oz: 'ounce ounces onz',
  lb: 'lbs pound pounds',
  ml: 'мл',
  l: 'lt ltr liter liters litre litres litro litros л',
  floz: 'fluidounce fluidounces',
  pt: 'pint pints',
  qt: 'quart quarts',
  gal: 'gallon gallons',
  pc: 'pcs piece pieces',
  box: 'boxes',
  ...Object.fromEntries(countables.map((word) => [word, `${word}s`])),
}

const counted: ReadonlySet<string> = new Set([...countables, 'pc', 'box'])
const kinds = measures.map((measure) => new Map(Object.entries(measure)))
const keys: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([key, words]) => words.split(' ').map((word) => [word, key] as const)),
)

/** Every spelling of every unit that is known. */
export function listUnits(): string[] {
  return [...new Set([...kinds.flatMap((kind) => [...kind.keys()]), ...counted, ...keys.keys()])]
}

/** A unit by the one name that all its spellings share; a unit nobody knows is its own name. */
export function unitKey(unit: string): string {
  const folded = unit.toLowerCase().replaceAll(/[\s.]/g, '')
  return keys.get(folded) ?? folded
}

/** True where whole packages or pieces are counted. */
export function isCountable(unit: string): boolean {
  return counted.has(unitKey(unit))
}

/** True where a weight or a volume is measured. */
export function isMeasure(unit: string): boolean {
  return kinds.some((kind) => kind.has(unitKey(unit)))
}

/** What one of a unit is in another; null where the two measure different things, or one is no measure. */
export function unitFactor(from: string, to: string): number | null {
  const [one, other] = [unitKey(from), unitKey(to)]
  if (one === other) return 1
  for (const kind of kinds) {
    const [of_one, of_other] = [kind.get(one), kind.get(other)]
    if (of_one !== undefined && of_other !== undefined) return of_one / of_other
  }
  return null
}

/** Quantities are kept with three decimals, and so is what is computed of them. */
export function roundQuantity(amount: number): number {
  return Number(amount.toFixed(quantity_limits.decimals))
}

/** The same amount in another unit; null where the two measure different things, or one is no measure. */
export function convertAmount(amount: number, from: string, to: string): number | null {
  const factor = unitFactor(from, to)
  return factor === null ? null : roundQuantity(amount * factor)
}

interface Package {
  readonly item_weight: number | null
  readonly item_weight_unit: string | null
}

/**
 * How much one package adds to an item that is counted in `unit`: a piece where pieces are counted, else what it
 * holds. Null where only a person knows: pieces are never added to litres.
 */
export function amountOfPackage({ item_weight, item_weight_unit }: Package, unit: string | null): number | null {
  if (unit === null || isCountable(unit)) return 1
  if (item_weight === null || item_weight_unit === null) return null
  const amount = convertAmount(item_weight, item_weight_unit, unit)
  return amount !== null && amount > 0 ? amount : null
}

/** What is left after using so much: tenths stay tenths, and nobody uses more than there is. */
export function remainingAfter(quantity: number, used: number): number {
  return Math.max(0, roundQuantity(quantity - used))
}

/**
 * How much an amount somewhere else, such as on a receipt, is in the unit that an item is counted in: the same unit,
 * another measure of the same kind, or packages by what one of them holds. Null where only a person knows.
 */
export function amountInUnitOf(
  item: Package & { readonly unit_of_measure: string | null },
  quantity: number,
  unit: string,
): number | null {
  const wanted = item.unit_of_measure
  if (wanted === null || unitKey(wanted) === unitKey(unit)) return quantity
  if (!isCountable(unit)) return convertAmount(quantity, unit, wanted)
  const each = amountOfPackage(item, wanted)
  return each === null ? null : roundQuantity(quantity * each)
}
