import { lot_api } from '@larder/contract/calls/lot-api'
import { type CallInput } from '@larder/contract/calls/call'
import { call } from './client/call.ts'
import { insist, type ItemRef, useRecord } from './record.ts'

type DiscardBody = CallInput<typeof lot_api.discard>['body']

/** Sends what was thrown away under its key. */
export async function sendDiscard({ item_id }: ItemRef, body: DiscardBody, headers: Record<string, string>) {
  return insist(await call(lot_api.discard, { params: { id: String(item_id) }, body }, { headers }))
}

/** Records what was thrown away. */
export function useDiscard(item: ItemRef) {
  return useRecord(item, (body: DiscardBody, headers) => sendDiscard(item, body, headers))
}
