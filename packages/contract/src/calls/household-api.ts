import * as z from 'zod/mini'
import { type Call, messageResponse } from './call.ts'
import { optionalLine, requestBody, requiredLine, whenObject } from '../values/fields.ts'
import { list_messages } from '../messages/inventory/list-messages.ts'
import { messages } from '../messages.ts'
import { noticeParams, noticesResponse, putOffRequest } from '../notices.ts'

const most_items = 500
const item_ids = z
  .array(z.int(list_messages.noItems).check(z.positive(list_messages.noItems)), list_messages.noItems)
  .check(z.minLength(1, list_messages.noItems), z.maxLength(most_items, list_messages.tooManyItems(most_items)))

const changes = ['location', 'category', 'is_deleted'] as const

/** One change of several items: where they lie, what they belong to, or that they are gone. */
export const changeItemsRequest = requestBody({
  item_ids,
  location: z.optional(optionalLine('Location')),
  category: z.optional(requiredLine('Category', messages.inventory.categoryRequired)),
  is_deleted: z.optional(z.literal(true, list_messages.oneChange)),
}).check(
  z.refine((body) => changes.filter((name) => body[name] !== undefined).length === 1, {
    error: list_messages.oneChange,
    when: whenObject,
  }),
)

/** Calls about the household as a whole beyond the specification; apart from `api`, which every first load carries. */
// oxfmt-ignore
export const household_api = {
  changeItems: { method: 'POST', path: '/api/inventory/changes', body: changeItemsRequest, headers: ['Idempotency-Key'], response: z.object({ ...messageResponse.shape, changed: z.number() }) },
  fillDemo: { method: 'POST', path: '/api/household/demo', response: z.object({ ...messageResponse.shape, items: z.number() }) },
  clearDemo: { method: 'DELETE', path: '/api/household/demo', response: z.object({ ...messageResponse.shape, items: z.number() }) },
  listNotices: { method: 'GET', path: '/api/notices', heavy: true, response: noticesResponse },
  readNotices: { method: 'POST', path: '/api/notices/:notice_id/read', params: noticeParams, response: messageResponse },
  putOffNotice: { method: 'POST', path: '/api/notices/:notice_id/put-off', params: noticeParams, body: putOffRequest, headers: ['Idempotency-Key'], response: messageResponse },
} as const satisfies Record<string, Call>

export type ChangeItemsRequest = z.output<typeof changeItemsRequest>
