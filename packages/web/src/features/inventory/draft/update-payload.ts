import { type CreateItemInput, type Item, type UpdateItemRequest } from '@larder/contract/item'
import { type ItemFormValues, toItemFormValues } from '@larder/contract/item-form'
import { isPlainItem } from '@larder/contract/plain-item'
import { number_format } from '../../../ui/form/number-format.ts'
import { toCreateInput } from './payload.ts'
import { type EditValues, readUnitFactor, scaleItem, settleUnit } from './unit-change.ts'

const number_fields = ['quantity', 'low_stock_threshold', 'item_weight'] as const

// "1.125" was written for kilograms and reads as thousands of grams: a text nobody touched keeps its number.
function untouchedNumbers(values: ItemFormValues, base: Item): Partial<Pick<Item, (typeof number_fields)[number]>> {
  const written = toItemFormValues(base, number_format)
  const untouched = number_fields.filter((name) => values[name] === written[name])
  return Object.fromEntries(untouched.map((name) => [name, base[name] ?? null]))
}

/**
 * An edit of `base`: the version says what it was made from, and an untouched quantity is left out, because
 * somebody may be using the thing up while the form is open. What follows the unit is left to the server for the same reason.
 * A server that counts no versions is sent every field of the item, as the specification has it.
 */
export function toUpdateInput(typed: EditValues, base: Item): Partial<CreateItemInput & UpdateItemRequest> {
  const values = settleUnit(typed, base)
  const [unit_factor, shown] = [readUnitFactor(values, base), scaleItem(values, base)]
  const all = { ...toCreateInput(values), ...untouchedNumbers(values, shown) }
  if (isPlainItem(base)) return { ...all, image_url: base.image_url }
  const { quantity, low_stock_threshold, ...rest } = all
  const isFollowing = unit_factor !== null && low_stock_threshold === shown.low_stock_threshold
  return {
    ...rest,
    ...(isFollowing ? {} : { low_stock_threshold }),
    ...(quantity === shown.quantity ? {} : { quantity }),
    ...(unit_factor === null ? {} : { unit_factor }),
    ...(base.version === undefined ? {} : { version: base.version }),
  }
}
