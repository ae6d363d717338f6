import { history_api } from '@larder/contract/calls/history-api'
import { type ConsumptionEntry, type DiscardEntry, type PurchaseEntry } from '@larder/contract/history'
import { readKept } from './kept-answers.ts'
import { type OutboxRequest } from '../outbox/entry.ts'
import { type Outbox } from '../outbox/outbox.ts'
import { quantityChangeOf } from '../replica/quantity-change.ts'

interface Consumptions {
  readonly consumption_history: readonly ConsumptionEntry[]
  readonly discard_history?: readonly DiscardEntry[]
}

/** By how much an item moves when a record is undone, as far as this phone knows its history; else 0. */
export async function findUndoneQuantity(outbox: Outbox, { params }: OutboxRequest): Promise<number> {
  const event_id = Number(params['event_id'])
  const own = outbox.list().find(({ seq }) => -seq === event_id)
  if (own) return -quantityChangeOf(own, own.base ?? { quantity: 0 })
  const asked = { params: { id: params['id'] } }
  const used = (await readKept(outbox, history_api.getConsumptionHistory, asked))?.value as Consumptions | undefined
  const bought = (await readKept(outbox, history_api.getPurchaseHistory, asked))?.value as
    | { purchase_history: readonly PurchaseEntry[] }
    | undefined
  const isUndone = (entry: { event_id?: number | undefined }): boolean => entry.event_id === event_id
  return (
    used?.consumption_history.find(isUndone)?.consumed_quantity ??
    used?.discard_history?.find(isUndone)?.discarded_quantity ??
    -(bought?.purchase_history.find(isUndone)?.quantity_added ?? 0)
  )
}
