import { history_api } from '@larder/contract/calls/history-api'
import { type CallOutput } from '@larder/contract/calls/call'
import { type LotChange } from '@larder/stock/lots/lot-change'
import { differenceOfLots } from '@larder/stock/lots/replay-lots'
import { type UndoneEvent } from '@larder/stock/phone/local-change'
import { isRefusal } from '@larder/stock/refusal'
import { readKept } from './kept-answers.ts'
import { idName, type OutboxEntry, type OutboxRequest } from '../outbox/entry.ts'
import { type Outbox } from '../outbox/outbox.ts'
import { mutatorOf } from '../replica/apply-to-item.ts'
import { quantityChangeOf } from '../replica/quantity-change.ts'

type Used = CallOutput<typeof history_api.getConsumptionHistory>
type Bought = CallOutput<typeof history_api.getPurchaseHistory>

/** What a change of this phone did, by the item that it was made of. */
function describeOwn(outbox: Outbox, entry: OutboxEntry): UndoneEvent {
  const { base, unit, seq } = entry
  const delta = quantityChangeOf(entry, base ?? { quantity: 0 })
  const after = base && mutatorOf(entry, undefined)?.(base)
  if (!base?.lots || !after || isRefusal(after) || after.lots === undefined)
    return { delta, lot_changes: null, unit_of_measure: unit }
  const { changes } = differenceOfLots({ lots: base.lots, last_lot_id: 0 }, after.lots)
  const made = outbox.ids().get(idName('lot', -seq))
  const lot_changes = changes.map((one) => (one.lot_id === -seq ? { ...one, lot_id: made ?? one.lot_id } : one))
  return { delta, lot_changes, unit_of_measure: unit }
}

/** What an event did that is to be undone, as far as this phone knows its history. */
export async function findUndone(outbox: Outbox, { params }: OutboxRequest): Promise<UndoneEvent | undefined> {
  const event_id = Number(params['event_id'])
  const own = outbox.list().find(({ seq }) => -seq === event_id || outbox.ids().get(idName('event', -seq)) === event_id)
  if (own) return describeOwn(outbox, own)
  const asked = { params: { id: params['id'] } }
  const used = (await readKept(outbox, history_api.getConsumptionHistory, asked))?.value as Used | undefined
  const bought = (await readKept(outbox, history_api.getPurchaseHistory, asked))?.value as Bought | undefined
  const deltas = [
    ...(used?.consumption_history ?? []).map((one) => ({ ...one, delta: -one.consumed_quantity })),
    ...(used?.discard_history ?? []).map((one) => ({ ...one, delta: -one.discarded_quantity })),
    ...(used?.lot_history ?? []).map((one) => ({ ...one, delta: 0 })),
    ...(bought?.purchase_history ?? []).map((one) => ({ ...one, delta: one.quantity_added })),
  ]
  const found = deltas.find((one) => one.event_id === event_id)
  if (found === undefined) return undefined
  const { delta, lot_changes = null, unit_of_measure = null } = found
  return { delta, lot_changes: lot_changes as readonly LotChange[] | null, unit_of_measure }
}
