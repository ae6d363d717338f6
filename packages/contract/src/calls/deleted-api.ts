import * as z from 'zod/mini'
import { itemResponse } from '../item.ts'
import { messages } from '../messages.ts'
import { pathId } from '../values/fields.ts'
import { type Call } from './call.ts'

/** Items that the list of deleted ones shows at most, the newest. */
export const most_deleted_listed = 200

export const deletedItem = z.object({
  item_id: z.number(),
  item_name: z.string(),
  quantity: z.number(),
  unit_of_measure: z.string(),
  category: z.string(),
  deleted_at: z.string(),
  /** When it goes for good. */
  deleted_until: z.string(),
})

export type DeletedItem = z.output<typeof deletedItem>

const id = z.object({ id: pathId(messages.inventory.notFound) })

/** Calls about deleted items, beyond the specification; apart from `api`, which every first load carries. */
// oxfmt-ignore
export const deleted_api = {
  listDeleted: { method: 'GET', path: '/api/inventory/deleted', response: z.object({ items: z.array(deletedItem) }) },
  restoreItem: { method: 'POST', path: '/api/inventory/:id/restore', params: id, headers: ['Idempotency-Key'], response: itemResponse },
} as const satisfies Record<string, Call>
