import * as z from 'zod/mini'
import { type Call, messageResponse } from './call.ts'
import { pathId } from '../values/fields.ts'
import { createItemRequest, item, itemResponse, itemUpdateResponse, updateItemRequest } from '../item.ts'
import { consumeRequest, purchaseRequest, recordResponse } from '../journal.ts'
import { messages } from '../messages.ts'
import { items_path } from './paths.ts'
import { predictionResponse, predictionsResponse } from '../prediction.ts'
import { session_api } from './session-api.ts'
import { shoppingListQuery, shoppingListResponse } from '../shopping.ts'

const id = z.object({ id: pathId(messages.inventory.notFound) })
const eventId = z.object({ id: pathId(messages.inventory.notFound), event_id: pathId(messages.history.eventNotFound) })
const timestamp = z.object({ t: z.optional(z.string()) })

/** Section 7 of the specification, a line a call; those about photos and codes are in `photo_api`, about addresses in `address_api`. */
// oxfmt-ignore
export const api = {
  health: { method: 'GET', path: '/api/health', open: true, response: z.object({ status: z.string() }) },
  ...session_api,
  listItems: { method: 'GET', path: items_path, query: timestamp, heavy: true, response: z.array(item) },
  listCategories: { method: 'GET', path: '/api/inventory/categories', heavy: true, response: z.array(z.string()) },
  getItem: { method: 'GET', path: '/api/inventory/:id', params: id, response: item },
  createItem: { method: 'POST', path: '/api/inventory', body: createItemRequest, headers: ['Idempotency-Key'], response: itemResponse },
  updateItem: { method: 'PUT', path: '/api/inventory/:id', params: id, body: updateItemRequest, headers: ['If-Match', 'Idempotency-Key'], response: itemUpdateResponse },
  deleteItem: { method: 'DELETE', path: '/api/inventory/:id', params: id, headers: ['Idempotency-Key'], response: messageResponse },
  getPrediction: { method: 'GET', path: '/api/inventory/:id/prediction', params: id, heavy: true, response: predictionResponse },
  listPredictions: { method: 'GET', path: '/api/inventory/predictions', heavy: true, response: predictionsResponse },
  getShoppingList: { method: 'GET', path: '/api/shopping-list', query: shoppingListQuery, heavy: true, response: shoppingListResponse },
  consume: { method: 'POST', path: '/api/inventory/:id/consume', params: id, body: consumeRequest, headers: ['Idempotency-Key'], response: recordResponse },
  purchase: { method: 'POST', path: '/api/inventory/:id/purchase', params: id, body: purchaseRequest, headers: ['Idempotency-Key'], response: recordResponse },
  undoEvent: { method: 'POST', path: '/api/inventory/:id/events/:event_id/undo', params: eventId, headers: ['Idempotency-Key'], response: recordResponse },
} as const satisfies Record<string, Call>

/** Calls by their name in the contract. */
export type ApiName = keyof typeof api
