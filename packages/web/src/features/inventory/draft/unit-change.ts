import { type Item } from '@larder/contract/item'
import { type ItemFormValues, toItemFormValues } from '@larder/contract/item-form'
import { scaleStock } from '@larder/contract/values/scale-stock'
import { unitFactor } from '@larder/contract/values/units'
import { number_format } from '../../../ui/form/number-format.ts'

export const counted_fields = ['quantity', 'low_stock_threshold'] as const

export type Counted = (typeof counted_fields)[number]

/** The edit form holds how many of the typed unit one of the item's is; empty where nobody said, `kept` where the numbers stay. */
export type EditValues = ItemFormValues & { unit_factor?: string }

/** What `unit_factor` says where somebody chose to keep the numbers in a unit that converts. */
export const kept = 'kept'

/** What the numbers are multiplied by when the unit changes; null where they are not, NaN where the answer is none. */
export function readUnitFactor({ unit_of_measure, unit_factor = '' }: EditValues, base: Item): number | null {
  const isKept = unit_factor === '' || unit_factor === kept || unit_of_measure.trim() === base.unit_of_measure
  return isKept ? null : Number(unit_factor)
}

/**
 * The values with what follows from another unit that converts, where the form had no time to show it: 785 g are never saved as
 * 785 kg because somebody was quick.
 */
export function settleUnit(values: EditValues, base: Item): EditValues {
  const to = values.unit_of_measure.trim()
  const factor = unitFactor(base.unit_of_measure ?? to, to) ?? 1
  if (values.unit_factor || factor === 1) return values
  const settled = { ...values, unit_factor: String(factor) }
  const [before, after] = [
    toItemFormValues(base, number_format),
    toItemFormValues(scaleItem(settled, base), number_format),
  ]
  for (const field of counted_fields) if (values[field] === before[field]) settled[field] = after[field]
  return settled
}

/** The item as the form shows it while nobody types numbers: in the typed unit, where somebody said how much one is. */
export function scaleItem(values: EditValues, base: Item): Item {
  const factor = readUnitFactor(values, base)
  if (factor === null || !Number.isFinite(factor)) return base
  return { ...base, ...scaleStock(base, factor), unit_of_measure: values.unit_of_measure.trim() }
}
