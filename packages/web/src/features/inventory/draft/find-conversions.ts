import { type Item } from '@larder/contract/item'
import { type ItemFormValues } from '@larder/contract/item-form'
import { convertAmount } from '@larder/contract/values/units'
import { number_format } from '../../../ui/form/number-format.ts'
import { type Counted, counted_fields } from './unit-change.ts'

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
