import { limit_messages } from '@larder/contract/messages/server/limits-messages'
import { messages } from '@larder/contract/messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { HttpError } from '../http/errors.ts'
import type { InventoryRepository } from './repository.ts'

/** The refusal of items beyond as many as a household may have. */
export function itemsFull(max_items: number): HttpError {
  return new HttpError(409, limit_messages.itemsFull(formatQuantity(max_items)))
}

/** Why nothing was made: the item limit is reached, or there is no household any more because its account was deleted meanwhile. */
export async function findCreateRefusal(repository: InventoryRepository, max_items: number): Promise<HttpError> {
  const count = await repository.count()
  return count === undefined ? new HttpError(401, messages.auth.signInNeeded) : itemsFull(max_items)
}
