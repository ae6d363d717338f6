import { type Item } from '@larder/contract/item'
import { type ItemFormValues } from '@larder/contract/item-form'
import { convertAmount } from '@larder/contract/values/units'
import { number_format } from '../../../ui/form/number-format.ts'

const counted_fields = ['quantity', 'low_stock_threshold'] as const

type Counted = (typeof counted_fields)[number]

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
