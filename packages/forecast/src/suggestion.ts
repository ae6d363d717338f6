/** Units that are bought whole. */
const pieces: ReadonlySet<string> = new Set([
  'pcs',
  'box',
  'pack',
  'bottle',
  'can',
  'piece',
  'pieces',
  'bag',
  'jar',
  'roll',
])

/** Nobody buys 151.9 ml: the step in which other units are bought, a tenth where none is known. */
const steps: ReadonlyMap<string, number> = new Map([
  ['g', 50],
  ['ml', 50],
  ['oz', 1],
  ['cl', 5],
])
const finest_step = 0.1

const stepOf = (unit: string | null): number =>
  unit === null || pieces.has(unit.toLowerCase()) ? 1 : (steps.get(unit.toLowerCase()) ?? finest_step)

/** What is bought beyond the expected use, since running out is worse than having some left. */
const margin = 1.2

export interface Need {
  readonly stock: number
  readonly unit: string | null
  readonly threshold: number | null
  /** Used a day; 0 where nothing is known. */
  readonly rate: number
  /** Used at once; the least that makes sense to buy. */
  readonly size: number
  /** Days the purchase should last, from today. */
  readonly days: number
}

const roundUp = (value: number, step: number): number => Math.round(Math.ceil(value / step - 1e-9) * step * 1000) / 1000

/** How much to buy: enough for the days with a margin, enough to leave low stock, and never nothing. */
export function suggestQuantity({ stock, unit, threshold, rate, size, days }: Need): number {
  const step = stepOf(unit)
  const for_use = rate * days * margin - stock
  // Above the threshold, not at it: at it the item would still be low.
  const above_threshold = threshold === null || stock > threshold ? 0 : threshold - stock + step
  const wanted = Math.max(for_use, above_threshold, Math.min(size, rate > 0 ? size : step), step)
  return roundUp(wanted, step)
}
