import { type Item } from '@larder/contract/item'
import { type ItemFormValues } from '@larder/contract/item-form'
import { scaleStock } from '@larder/contract/values/unit-factors'
import { convertAmount, unitFactor } from '@larder/contract/values/units'
import { number_format } from '../../../ui/form/number-format.ts'

export const counted_fields = ['quantity', 'low_stock_threshold'] as const

type Counted = (typeof counted_fields)[number]

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
  const factor = unitFactor(base.unit_of_measure ?? to, to)
  if ((values.unit_factor ?? '') !== '' || factor === null || factor === 1) return values
  const scaled = scaleStock(base, factor)
  const followed = counted_fields
    .filter((field) => values[field] === number_format.write(base[field], base.unit_of_measure))
    .map((field) => [field, number_format.write(scaled[field], to)])
  return { ...values, ...Object.fromEntries(followed), unit_factor: String(factor) }
}

/** The item as the form shows it while nobody types numbers: in the typed unit, where somebody said how much one is. */
export function scaleItem(values: EditValues, base: Item): Item {
  const factor = readUnitFactor(values, base)
  if (factor === null || !Number.isFinite(factor)) return base
  return { ...base, ...scaleStock(base, factor), unit_of_measure: values.unit_of_measure.trim() }
}

/** A field that nobody typed anew: what it said in the former unit, and what that is in the other one. */
export interface Conversion {
  readonly field: Counted
  readonly before: number
  readonly after: number
}

/** What converts, or has been converted: whatever was typed anew is taken to be meant in the new unit. */
export function findConversions(item: Item, unit: string, typed: Pick<ItemFormValues, Counted>): Conversion[] {
  return counted_fields.flatMap((field) => {
    const before = item[field]
    const after = convertAmount(before ?? 0, item.unit_of_measure ?? unit, unit)
    if (!before || after === null || after === before) return []
    const shown = [number_format.read(typed[field], item.unit_of_measure), number_format.read(typed[field], unit)]
    return shown[0] === before || shown[1] === after ? [{ field, before, after }] : []
  })
}
