import { isCountable, unitFactor, unitKey } from './units.ts'

/** By measure: how many of an item's unit one of it is. Only what a person said; what is fixed stands in no list. */
export type UnitFactors = Readonly<Record<string, number>>

/** An item as far as its unit goes. */
export interface CountedItem {
  readonly unit_of_measure: string | null
  readonly unit_factors?: UnitFactors | null | undefined
}

/** What a unit is added up in, and how many of that one is: kilograms, litres, or the unit itself. */
export function measureOf(unit: string): readonly [measure: string, factor: number] {
  for (const measure of ['kg', 'l']) {
    const factor = unitFactor(unit, measure)
    if (factor !== null) return [measure, factor]
  }
  return [unitKey(unit), 1]
}

/** What one of a unit is in the unit that the item has now, fixed or as somebody said; null where nobody knows. */
export function factorInto({ unit_of_measure, unit_factors }: CountedItem, unit: string): number | null {
  const fixed = unitFactor(unit, unit_of_measure ?? unit)
  if (fixed !== null) return fixed
  const [measure, factor] = measureOf(unit)
  // A household may call a unit anything, `constructor` included.
  return unit_factors && Object.hasOwn(unit_factors, measure) ? (unit_factors[measure] ?? 0) * factor : null
}

/** What one of the item's unit is in another one; null where nobody knows. */
export function factorOutOf(item: CountedItem, to: string): number | null {
  const back = factorInto(item, to)
  return back === null || back <= 0 ? null : 1 / back
}

/** What is known of other units once the item is counted in another one; null where that is nothing. */
export function moveUnitFactors(item: CountedItem, to: string, given: number | null): UnitFactors | null {
  const from = item.unit_of_measure
  const factor = from === null ? null : (unitFactor(from, to) ?? given ?? factorOutOf(item, to))
  if (from === null || factor === null) return null
  const [measure, size] = measureOf(from)
  const earlier = Object.entries(item.unit_factors ?? {}).map(([unit, each]) => [unit, each * factor] as const)
  const [fixed] = measureOf(to)
  const known = [...earlier, [measure, factor / size] as const].filter(([unit]) => unit !== fixed)
  return known.length === 0 ? null : Object.fromEntries(known)
}

interface Package extends CountedItem {
  readonly item_weight: number | null
  readonly item_weight_unit: string | null
  readonly pack_quantity?: number | null | undefined
}

/** How big a unit is, roughly: measures, then pieces, then packs and whatever else people count. */
function rankUnit(unit: string): number {
  if (measureOf(unit)[0] !== unitKey(unit) || ['kg', 'l'].includes(unitKey(unit))) return 0
  return unitKey(unit) === 'pc' ? 1 : 2
}

/** Of which of two units a person is asked how much one is: of the bigger, so that nobody answers with a hundredth. */
export function isAskedBackwards(from: string, to: string): boolean {
  return rankUnit(to) > rankUnit(from)
}

/** The likely answer to how much one is of the item's unit in another; null where nothing says it. */
export function guessFactor(item: Package, to: string): number | null {
  const known = factorOutOf(item, to)
  if (known !== null) return known
  const { unit_of_measure: from, item_weight, item_weight_unit, pack_quantity } = item
  if (from === null) return null
  const isPacked = isCountable(to) && unitKey(to) !== 'pc'
  if (isPacked && pack_quantity) return 1 / pack_quantity
  if (!item_weight || item_weight_unit === null) return null
  if (isCountable(from)) {
    const each = unitFactor(item_weight_unit, to)
    return each === null ? null : item_weight * each
  }
  const each = isCountable(to) ? unitFactor(from, item_weight_unit) : null
  return each === null ? null : each / item_weight
}
