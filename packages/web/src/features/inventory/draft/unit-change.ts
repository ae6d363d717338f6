import { type Item } from '@larder/contract/item'
import { type ItemFormValues } from '@larder/contract/item-form'
import { scaleStock } from '@larder/contract/values/unit-factors'
import { convertAmount } from '@larder/contract/values/units'
import { number_format } from '../../../ui/form/number-format.ts'

export const counted_fields = ['quantity', 'low_stock_threshold'] as const

type Counted = (typeof counted_fields)[number]

/** The edit form holds how many of the typed unit one of the item's is; empty where the numbers stay as they are. */
export type EditValues = ItemFormValues & { unit_factor?: string }

/** What the numbers are multiplied by when the unit changes; null where they are not, NaN where the answer is none. */
export function readUnitFactor({ unit_of_measure, unit_factor = '' }: EditValues, base: Item): number | null {
  return unit_factor === '' || unit_of_measure.trim() === base.unit_of_measure ? null : Number(unit_factor)
}

/** The item as the form shows it while nobody types numbers: in the typed unit, where somebody said how much one is. */
export function scaleItem(values: EditValues, base: Item): Item {
  const factor = readUnitFactor(values, base)
  if (factor === null || !Number.isFinite(factor)) return base
  return { ...base, ...scaleStock(base, factor), unit_of_measure: values.unit_of_measure.trim() }
}

/** A field that still says what it said in the former unit, and what that is in the other one. */
export interface Conversion {
  readonly field: Counted
  readonly before: number
  readonly after: number
}

/** What is left to convert: whatever was typed anew is taken to be meant in the new unit. */
export function findConversions(item: Item, unit: string, typed: Pick<ItemFormValues, Counted>): Conversion[] {
  return counted_fields.flatMap((field) => {
    const before = item[field]
    if (!before || number_format.read(typed[field], item.unit_of_measure) !== before) return []
    const after = convertAmount(before, item.unit_of_measure ?? unit, unit)
    return after === null || after === before ? [] : [{ field, before, after }]
  })
}
