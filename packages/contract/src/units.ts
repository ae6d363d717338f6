import { quantity_limits } from './constants.ts'

/** What people count packages in: one package is one of these. */
const pieces = [
  'pc',
  'piece',
  'unit',
  'box',
  'pack',
  'package',
  'packet',
  'bottle',
  'can',
  'tin',
  'jar',
  'bag',
  'carton',
]

const counted: ReadonlySet<string> = new Set([...pieces, ...pieces.map((word) => `${word}s`), 'boxes'])

/** Units of one kind and how many of the smallest each is. */
const measures: readonly ReadonlyMap<string, number>[] = [
  new Map(Object.entries({ g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 })),
  new Map(Object.entries({ ml: 1, cl: 10, dl: 100, l: 1000, gal: 3785.411784 })),
]

const fold = (unit: string): string => unit.trim().toLowerCase()

/** The same amount in another unit; null where the two measure different things, or one is no measure. */
export function convertAmount(amount: number, from: string, to: string): number | null {
  for (const measure of measures) {
    const [of_from, of_to] = [measure.get(fold(from)), measure.get(fold(to))]
    if (of_from === undefined || of_to === undefined) continue
    return Number(((amount * of_from) / of_to).toFixed(quantity_limits.decimals))
  }
  return null
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
  if (unit === null || counted.has(fold(unit))) return 1
  if (item_weight === null || item_weight_unit === null) return null
  const amount =
    fold(item_weight_unit) === fold(unit) ? item_weight : convertAmount(item_weight, item_weight_unit, unit)
  return amount !== null && amount > 0 ? amount : null
}

/** What is left after using so much: tenths stay tenths, and nobody uses more than there is. */
export function remainingAfter(quantity: number, used: number): number {
  return Math.max(0, Number((quantity - used).toFixed(quantity_limits.decimals)))
}

const bare: Package = { item_weight: null, item_weight_unit: null }
const isCounted = (unit: string): boolean => amountOfPackage(bare, unit) === 1

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
  if (wanted === null || fold(wanted) === fold(unit)) return quantity
  if (!isCounted(unit)) return convertAmount(quantity, unit, wanted)
  const each = amountOfPackage(item, wanted)
  return each === null ? null : Number((quantity * each).toFixed(quantity_limits.decimals))
}
