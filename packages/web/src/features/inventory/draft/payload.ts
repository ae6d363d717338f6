import { type CreateItemInput } from '@larder/contract/item'
import { type ItemFormValues, toItemPayload } from '@larder/contract/item-form'
import { number_format } from '../../../ui/form/number-format.ts'
import { type Unseen } from './prefill.ts'

/** What the form says, as the request schemas judge it. */
export function toCreateInput(values: ItemFormValues, unseen: Unseen = {}): CreateItemInput {
  return { ...toItemPayload(values, number_format), ...unseen }
}
