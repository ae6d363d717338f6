import { api } from '@larder/contract/calls/api'
import { type CallInput, type CallOutput } from '@larder/contract/calls/call'
import { remainingAfter } from '@larder/contract/values/units'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from './client/call.ts'
import { CallError } from './client/failure.ts'
import { createAttemptKeys } from './client/idempotency.ts'
import { invalidateStock, inventory_keys } from './keys.ts'

type ConsumeBody = CallInput<typeof api.consume>['body']
type PurchaseBody = CallInput<typeof api.purchase>['body']
interface Recorded {
  success: boolean
  message: string | null
}

/** Whatever names an item: the item itself, or what a scan says of it. */
export interface ItemRef {
  item_id: number
}

/** An answer that says no is a failure like any other, with its own words. */
export function insist<Answer extends Recorded>(answer: Answer): Answer {
  if (!answer.success) throw new CallError(200, answer.message, answer)
  return answer
}

/** The stock of an item as a screen shows it; `lot_count` is said by a server that keeps lots. */
interface ShownStock {
  readonly quantity: number
  readonly lot_count?: number | undefined
}

/**
 * What a use is sent as: what is left, as the specification has it. A server that keeps lots is told how much it was as well,
 * and goes by that, so that two phones add up.
 */
export function consumeBodyOf({ quantity, lot_count }: ShownStock, used: number) {
  const new_quantity = remainingAfter(quantity, used)
  return lot_count === undefined ? { new_quantity } : { new_quantity, used_quantity: used }
}

/** Sends what was used under its key. */
export async function sendConsume({ item_id }: ItemRef, body: ConsumeBody, headers: Record<string, string>) {
  return insist(await call(api.consume, { params: { id: String(item_id) }, body }, { headers }))
}

/** Sends what was bought under its key. */
export async function sendPurchase({ item_id }: ItemRef, body: PurchaseBody, headers: Record<string, string>) {
  return insist(await call(api.purchase, { params: { id: String(item_id) }, body }, { headers }))
}

/** One kind of record of an item: its key, and what goes stale with it. */
export function useRecord<Body>(
  { item_id }: ItemRef,
  send: (body: Body, headers: Record<string, string>) => Promise<CallOutput<typeof api.consume>>,
) {
  const queryClient = useQueryClient()
  // A second try after a lost answer counts once; after a success the same again is another record.
  const [attempts, setAttempts] = useState(() => ({ keyFor: createAttemptKeys() }))
  return useMutation({
    mutationFn: (body: Body) => send(body, { 'Idempotency-Key': attempts.keyFor(body) }),
    onSuccess: () => {
      setAttempts({ keyFor: createAttemptKeys() })
      invalidateStock(queryClient)
    },
    // Another person may have used it meanwhile: the dialog needs the current quantity.
    onError: () => void queryClient.invalidateQueries({ queryKey: inventory_keys.item(item_id), exact: true }),
  })
}

/** Records what was used. */
export function useConsume(item: ItemRef) {
  return useRecord(item, (body: ConsumeBody, headers) => sendConsume(item, body, headers))
}

/** Records what was bought. */
export function usePurchase(item: ItemRef) {
  return useRecord(item, (body: PurchaseBody, headers) => sendPurchase(item, body, headers))
}

/** Takes one record back; the server says why where it cannot be. */
export async function undoRecord({ item_id }: ItemRef, event_id: number): Promise<void> {
  insist(await call(api.undoEvent, { params: { id: String(item_id), event_id: String(event_id) } }))
}
