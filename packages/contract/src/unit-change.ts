import type { Item, UpdateItemRequest } from './item.ts'
import { scaleStock } from './values/scale-stock.ts'
import { moveUnitFactors, type UnitFactors } from './values/unit-factors.ts'
import { roundQuantity, unitFactor, unitKey } from './values/units.ts'

/** What a change of the unit does to an item. */
interface UnitChange {
  /** By how much its numbers are multiplied; null where they stay as they are. */
  readonly factor: number | null
  readonly unit_factors: UnitFactors | null
}

/** What an edit does to the unit; null where it leaves it. */
export function findUnitChange(item: Item, wanted: UpdateItemRequest): UnitChange | null {
  const { unit_of_measure: from } = item
  const { unit_of_measure: to, unit_factor, known } = wanted
  if (to === undefined || to === from) return null
  // Who was offline answered for the unit that the item had then.
  const answered_for = known?.unit_of_measure ?? from
  const isMeant = from !== null && answered_for !== null && unitKey(answered_for) === unitKey(from)
  const given = unit_factor !== undefined && isMeant ? (unitFactor(from, to) ?? unit_factor) : null
  return { factor: given, unit_factors: moveUnitFactors(item, to, given) }
}

/** An edit with the numbers that follow the unit: those that it does not name. */
export function scaleEdit(item: Item, wanted: UpdateItemRequest, { factor }: UnitChange): UpdateItemRequest {
  if (factor === null) return wanted
  const { quantity_change, ...rest } = wanted
  const scaled = scaleStock(item, factor)
  // What somebody counted offline differs by so many of the new unit.
  const quantity = Math.max(0, roundQuantity(scaled.quantity + (quantity_change ?? 0)))
  return { ...scaled, quantity, ...rest }
}
