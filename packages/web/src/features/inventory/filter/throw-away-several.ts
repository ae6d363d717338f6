import { type DiscardReason } from '@larder/contract/discard'
import { type Item } from '@larder/contract/item'
import { createRandomKey } from '../../../api/client/idempotency.ts'
import { sendDiscard } from '../../../api/lots.ts'
import { undoRecord } from '../../../api/record.ts'

/** One record that Undo takes back. */
interface Thrown {
  readonly item_id: number
  readonly event_id: number
}

/** What can be thrown away of the items: there is some of it, and the server knows how. */
export const thrownAwayOf = (items: readonly Item[], chosen: ReadonlySet<number>): Item[] =>
  items.filter((item) => chosen.has(item.item_id) && item.quantity > 0 && item.lot_count !== undefined)

/** Throwing several items away, one after the other. What is done stays done where a later one fails, and is not done twice. */
export function createThrowAway(items: readonly Item[]) {
  const waiting = items.map((item) => ({ item, key: createRandomKey() }))
  const thrown: Thrown[] = []
  return {
    thrown,
    /** How many are still to be thrown away. */
    left: () => waiting.length,
    async send(reason: DiscardReason): Promise<void> {
      for (let next = waiting[0]; next; next = waiting[0]) {
        const { item, key } = next
        const body = { quantity: item.quantity, reason, notes: null }
        // Another reason after a failure is another request.
        const { event_id } = await sendDiscard(item, body, { 'Idempotency-Key': `${key}-${reason}` })
        if (event_id !== undefined) thrown.push({ item_id: item.item_id, event_id })
        waiting.shift()
      }
    },
  }
}

/** Takes all of them back, the last one first. */
export async function undoThrowAway(thrown: readonly Thrown[]): Promise<void> {
  for (const { item_id, event_id } of thrown.toReversed()) await undoRecord({ item_id }, event_id)
}
