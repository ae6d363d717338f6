import { lot_api } from '@larder/contract/calls/lot-api'
import { type CallInput } from '@larder/contract/calls/call'
import { type LotChangeKind } from '@larder/contract/lots'
import { call } from './client/call.ts'
import { insist, type ItemRef, useRecord } from './record.ts'

type ChangeBody = CallInput<typeof lot_api.openLot>['body']
type MoveBody = CallInput<typeof lot_api.moveLot>['body']
type EditBody = CallInput<typeof lot_api.editLot>['body']
type DiscardBody = CallInput<typeof lot_api.discard>['body']

/** Sends what was thrown away under its key. */
export async function sendDiscard({ item_id }: ItemRef, body: DiscardBody, headers: Record<string, string>) {
  return insist(await call(lot_api.discard, { params: { id: String(item_id) }, body }, { headers }))
}

/** Records what was thrown away. */
export function useDiscard(item: ItemRef) {
  return useRecord(item, (body: DiscardBody, headers) => sendDiscard(item, body, headers))
}

const change_calls = { opened: lot_api.openLot, frozen: lot_api.freezeLot, thawed: lot_api.thawLot } as const

/** Which batch of which item a call is about. */
interface LotRef extends ItemRef {
  lot_id: number
}

const paramsOf = ({ item_id, lot_id }: LotRef) => ({ id: String(item_id), lot_id: String(lot_id) })

/** Opens, freezes or thaws a batch or a part of it. */
export function useChangeLot(lot: LotRef, kind: LotChangeKind) {
  return useRecord(lot, async (body: ChangeBody, headers) =>
    insist(await call(change_calls[kind], { params: paramsOf(lot), body }, { headers })),
  )
}

/** Moves a batch or a part of it to another place. */
export function useMoveLot(lot: LotRef) {
  return useRecord(lot, async (body: MoveBody, headers) =>
    insist(await call(lot_api.moveLot, { params: paramsOf(lot), body }, { headers })),
  )
}

/** Corrects the date of a batch. */
export function useEditLot(lot: LotRef) {
  return useRecord(lot, async (body: EditBody, headers) =>
    insist(await call(lot_api.editLot, { params: paramsOf(lot), body }, { headers })),
  )
}
