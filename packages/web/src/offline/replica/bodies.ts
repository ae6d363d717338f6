import { type api } from '@larder/contract/calls/api'
import { type CallInput } from '@larder/contract/calls/call'
import { type household_api } from '@larder/contract/calls/household-api'
import { type lot_api } from '@larder/contract/calls/lot-api'
import { type AddEntryRequest, type ChangeEntryRequest } from '@larder/contract/calls/shopping-api'
import { type CreateItemInput, type UpdateItemRequest } from '@larder/contract/item'
import { type OutboxEntry } from '../outbox/entry.ts'
import { names } from './call-names.ts'

/** What each kind of entry carries; the contract's types were checked when it was made. */
interface Bodies {
  create: CreateItemInput
  update: UpdateItemRequest
  consume: CallInput<typeof api.consume>['body']
  purchase: CallInput<typeof api.purchase>['body']
  discard: CallInput<typeof lot_api.discard>['body']
  edit_lot: CallInput<typeof lot_api.editLot>['body']
  move_lot: CallInput<typeof lot_api.moveLot>['body']
  change_several: CallInput<typeof household_api.changeItems>['body']
  add_entry: AddEntryRequest
  change_entry: ChangeEntryRequest
  put_off: CallInput<typeof household_api.putOffNotice>['body']
  skip: { item_id: number }
  save_shop: { categories: string[] }
}

/** The body of an entry where it is of that kind. */
export function bodyOf<Kind extends keyof Bodies>(
  entry: Pick<OutboxEntry, 'call' | 'body'>,
  kind: Kind,
): Bodies[Kind] | null {
  return entry.call === names[kind] ? (entry.body as Bodies[Kind]) : null
}

/** The item that a request is about; null where it is about none. */
export function itemIdOf({ params, body }: Pick<OutboxEntry, 'params' | 'body'>): number | null {
  if (params['id'] !== undefined) return Number(params['id'])
  const { item_id } = (body ?? {}) as { item_id?: unknown }
  return typeof item_id === 'number' ? item_id : null
}

/** Every item that a request is about. */
export function itemIdsOf(entry: Pick<OutboxEntry, 'call' | 'params' | 'body'>): readonly number[] {
  const item_id = itemIdOf(entry)
  return bodyOf(entry, 'change_several')?.item_ids ?? (item_id === null ? [] : [item_id])
}

/** True where a request deletes the items that it is about. */
export const isDeletion = (entry: Pick<OutboxEntry, 'call' | 'body'>): boolean =>
  entry.call === names.remove || bodyOf(entry, 'change_several')?.is_deleted === true
