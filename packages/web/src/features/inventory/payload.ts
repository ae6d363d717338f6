import { type CreateItemInput, type Item, type UpdateItemRequest } from '@larder/contract/item'
import { type ItemFormValues, toItemPayload } from '@larder/contract/item-form'
import { readDecimal } from './decimal.ts'

/** What the form says, as the request schemas judge it: a decimal comma is understood before numbers are made. */
export function toCreateInput(values: ItemFormValues, image_url: string | null = null): CreateItemInput {
  const payload = toItemPayload({
    ...values,
    quantity: readDecimal(values.quantity),
    low_stock_threshold: readDecimal(values.low_stock_threshold),
    item_weight: readDecimal(values.item_weight),
  })
  return image_url === null ? payload : { ...payload, image_url }
}

/**
 * An edit of `base`: the version says what it was made from, and an untouched quantity is left out, because
 * somebody may be using the thing up while the form is open.
 */
export function toUpdateInput(values: ItemFormValues, base: Item): Partial<CreateItemInput & UpdateItemRequest> {
  const { quantity, ...rest } = toCreateInput(values)
  return {
    ...rest,
    ...(quantity === base.quantity ? {} : { quantity }),
    ...(base.version === undefined ? {} : { version: base.version }),
  }
}
