import { type ConsumptionEntry, type DiscardEntry, type PurchaseEntry } from '@larder/contract/history'
import { type OutboxEntry } from '../outbox/entry.ts'
import { bodyOf, itemIdOf } from './bodies.ts'
import { names } from './call-names.ts'

interface Consumptions {
  readonly consumption_history: readonly ConsumptionEntry[]
  readonly discard_history?: readonly DiscardEntry[] | undefined
}

interface Purchases {
  readonly purchase_history: readonly PurchaseEntry[]
}

interface Numbered {
  readonly event_id?: number | undefined
}

const recordedOf = ({ seq, made_at, unit }: OutboxEntry) => ({
  event_id: -seq,
  date: new Date(made_at).toISOString(),
  unit_of_measure: unit,
})

const isUndone = (entry: OutboxEntry, { event_id }: Numbered): boolean =>
  entry.call === names.undo && event_id !== undefined && Number(entry.params['event_id']) === event_id

function without<Entry extends Numbered>(history: readonly Entry[], entry: OutboxEntry): Entry[] {
  return history.filter((one) => !isUndone(entry, one))
}

/** What was used and thrown away of an item, with the changes of this phone. */
export function applyToConsumptions<Answer extends Consumptions>(
  answer: Answer,
  item_id: number,
  entries: readonly OutboxEntry[],
): Answer {
  let { consumption_history: used, discard_history: discarded = [] } = answer
  for (const entry of entries.filter((one) => itemIdOf(one) === item_id)) {
    ;[used, discarded] = [without(used, entry), without(discarded, entry)]
    const consumed = bodyOf(entry, 'consume')
    const thrown = bodyOf(entry, 'discard')
    if (consumed !== null) {
      const before = entry.base?.quantity ?? 0
      const consumed_quantity = consumed.used_quantity ?? Math.max(0, before - (consumed.new_quantity ?? before))
      const notes = consumed.notes ?? null
      used = [{ ...recordedOf(entry), consumed_quantity, previous_quantity: null, new_quantity: null, notes }, ...used]
    }
    if (thrown !== null) {
      const { quantity: discarded_quantity, reason = 'other', notes = null } = thrown
      discarded = [{ ...recordedOf(entry), kind: 'discarded', discarded_quantity, reason, notes }, ...discarded]
    }
  }
  return { ...answer, consumption_history: used, discard_history: discarded }
}

/** What was bought of an item, with the changes of this phone. */
export function applyToPurchases<Answer extends Purchases>(
  answer: Answer,
  item_id: number,
  entries: readonly OutboxEntry[],
): Answer {
  let { purchase_history: bought } = answer
  for (const entry of entries.filter((one) => itemIdOf(one) === item_id)) {
    bought = without(bought, entry)
    const purchase = bodyOf(entry, 'purchase')
    if (purchase === null) continue
    const { quantity_added, price = null, source = null, notes = null } = purchase
    bought = [{ ...recordedOf(entry), quantity_added, price, source, notes }, ...bought]
  }
  return { ...answer, purchase_history: bought }
}
