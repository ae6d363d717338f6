import { type CreateItemInput, type Item, type UpdateItemRequest } from '@larder/contract/item'
import { type ItemFormValues, toItemFormValues, toItemPayload } from '@larder/contract/item-form'
import { number_format } from '../../../ui/form/number-format.ts'
import { type Unseen } from './prefill.ts'

/** What the form says, as the request schemas judge it. */
export function toCreateInput(values: ItemFormValues, unseen: Unseen = {}): CreateItemInput {
  return { ...toItemPayload(values, number_format), ...unseen }
}

const number_fields = ['quantity', 'low_stock_threshold', 'item_weight'] as const

// "1.125" was written for kilograms and reads as thousands of grams: a text nobody touched keeps its number.
function untouchedNumbers(values: ItemFormValues, base: Item): Partial<Pick<Item, (typeof number_fields)[number]>> {
  const written = toItemFormValues(base, number_format)
  const untouched = number_fields.filter((name) => values[name] === written[name])
  return Object.fromEntries(untouched.map((name) => [name, base[name] ?? null]))
}

/**
 * An edit of `base`: the version says what it was made from, and an untouched quantity is left out, because
 * somebody may be using the thing up while the form is open.
 */
export function toUpdateInput(values: ItemFormValues, base: Item): Partial<CreateItemInput & UpdateItemRequest> {
  const { quantity, ...rest } = { ...toCreateInput(values), ...untouchedNumbers(values, base) }
  return {
    ...rest,
    ...(quantity === base.quantity ? {} : { quantity }),
    ...(base.version === undefined ? {} : { version: base.version }),
  }
}
