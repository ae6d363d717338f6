import { api } from '@larder/contract/calls/api'
import { shopping } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { call } from '../../../api/client/call.ts'
import { createAttemptKeys } from '../../../api/client/idempotency.ts'
import { type ListLine } from '../list-line.ts'

/** The line of an item that is bought. */
export type BuyableLine = ListLine & { readonly item_id: number }

/** What a server may say of a purchase: the event, by which it can be taken back, and the item as it is then. */
export interface Recorded {
  readonly event_id?: number | undefined
  readonly item?: Item | undefined
}

interface Outcome {
  readonly bought: readonly (Recorded & { readonly line: BuyableLine })[]
  readonly failed: readonly BuyableLine[]
}

/** Buys everything, each thing for itself: one that fails keeps none of the others from being recorded. */
export async function buyAll(
  lines: readonly BuyableLine[],
  buy: (line: BuyableLine) => Promise<Recorded>,
): Promise<Outcome> {
  const results = await Promise.allSettled(lines.map(buy))
  return {
    bought: lines.flatMap((line, index) => {
      const result = results[index]
      return result?.status === 'fulfilled' ? { line, ...result.value } : []
    }),
    failed: lines.filter((_, index) => results[index]?.status === 'rejected'),
  }
}

/**
 * Sends purchases. A second try of the same after a lost answer carries the same key and counts once; after a
 * success the key is forgotten, because the same thing will be bought again some day.
 */
export function createBuyer(): (line: BuyableLine) => Promise<Recorded> {
  const keysByItem = new Map<number, (payload: unknown) => string>()
  return async ({ item_id, quantity, suggested_quantity }) => {
    const body = {
      quantity_added: quantity ?? suggested_quantity,
      price: null,
      source: shopping.purchase_source,
      notes: shopping.purchase_notes,
    }
    const keyFor = keysByItem.get(item_id) ?? createAttemptKeys()
    keysByItem.set(item_id, keyFor)
    const headers = { 'Idempotency-Key': keyFor(body) }
    const { success, event_id, item } = await call(api.purchase, { params: { id: String(item_id) }, body }, { headers })
    if (!success) throw new Error('The purchase was not recorded')
    keysByItem.delete(item_id)
    return { event_id, item }
  }
}
