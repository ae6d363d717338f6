import * as z from 'zod/mini'
import { type Call } from './call.ts'
import { amount, optionalDay, optionalLine, pathId, requestBody, requiredLine, whenObject } from '../values/fields.ts'
import { discardRequest } from '../discard.ts'
import { purchaseFacts } from '../item.ts'
import { recordResponse } from '../journal.ts'
import { lot_messages } from '../messages/inventory/lot-messages.ts'
import { messages } from '../messages.ts'

const id = z.object({ id: pathId(messages.inventory.notFound) })
const lot = z.object({ id: pathId(messages.inventory.notFound), lot_id: pathId(lot_messages.notFound) })

/** How much of a lot; without it all of it. */
const quantity = z.optional(
  amount('Quantity', messages.inventory.quantityInvalid).check(z.gt(0, messages.inventory.quantityInvalid)),
)

/** Everything in it may be left out, and so may the body. */
export const changeLotRequest = z.pipe(
  z.optional(requestBody({ quantity, expiry_date: z.optional(optionalDay('Expiry date')), date: purchaseFacts.date })),
  z.transform((body) => body ?? {}),
)

export const editLotRequest = requestBody({
  expiry_date: z.optional(optionalDay('Expiry date')),
  location: z.optional(optionalLine('Location')),
}).check(
  z.refine(({ expiry_date, location }) => expiry_date !== undefined || location !== undefined, {
    error: lot_messages.nothingToChange,
    when: whenObject,
  }),
)

export const moveLotRequest = requestBody({ quantity, location: requiredLine('Location'), date: purchaseFacts.date })

/** How many days a thing keeps; a default is a guess. */
const shelfLife = z.nullable(z.object({ days: z.number(), source: z.enum(['item', 'category', 'default']) }))
const shelfLifeResponse = z.object({ bought: shelfLife, opened: shelfLife, frozen: shelfLife, thawed: shelfLife })

const headers = ['Idempotency-Key'] as const

/** Calls about the lots of an item; apart from `api`, which every first load carries. */
// oxfmt-ignore
export const lot_api = {
  discard: { method: 'POST', path: '/api/inventory/:id/discard', params: id, body: discardRequest, headers, response: recordResponse },
  getShelfLife: { method: 'GET', path: '/api/inventory/:id/shelf-life', params: id, response: shelfLifeResponse },
  editLot: { method: 'PUT', path: '/api/inventory/:id/lots/:lot_id', params: lot, body: editLotRequest, headers, response: recordResponse },
  openLot: { method: 'POST', path: '/api/inventory/:id/lots/:lot_id/open', params: lot, body: changeLotRequest, headers, response: recordResponse },
  freezeLot: { method: 'POST', path: '/api/inventory/:id/lots/:lot_id/freeze', params: lot, body: changeLotRequest, headers, response: recordResponse },
  thawLot: { method: 'POST', path: '/api/inventory/:id/lots/:lot_id/thaw', params: lot, body: changeLotRequest, headers, response: recordResponse },
  moveLot: { method: 'POST', path: '/api/inventory/:id/lots/:lot_id/move', params: lot, body: moveLotRequest, headers, response: recordResponse },
} as const satisfies Record<string, Call>

export type ChangeLotRequest = z.output<typeof changeLotRequest>
export type EditLotRequest = z.output<typeof editLotRequest>
export type MoveLotRequest = z.output<typeof moveLotRequest>
