import { type AddEntryRequest, shopping_api } from '@larder/contract/calls/shopping-api'
import { call } from '../../api/client/call.ts'
import { createRandomKey } from '../../api/client/idempotency.ts'
import { type ListLine } from './list-line.ts'

/** Somebody put it there; the list did not find it by itself, or not alone. */
export const isOwnLine = ({ item_id, reason, added_by, repeat_days }: ListLine): boolean =>
  item_id === null || reason?.kind === 'asked' || (added_by ?? null) !== null || (repeat_days ?? null) !== null

/** What asks for a line again as it was; a suggestion is not asked for, it only comes back. */
export function requestOf(line: ListLine): AddEntryRequest {
  const { item_id, item_name, unit_of_measure, is_ticked, repeat_days, quantity } = line
  const amount = quantity === null || (item_id !== null && quantity === line.suggested_quantity) ? {} : { quantity }
  const often = repeat_days ? { repeat_days } : {}
  if (item_id === null) return { text: item_name, ...amount, unit_of_measure, ...often }
  return { item_id, ...amount, ...(isOwnLine(line) ? often : { is_ticked }) }
}

const createKeyHeader = () => ({ headers: { 'Idempotency-Key': createRandomKey() } })

/** Puts a line back on the list as it was, with its tick. */
export async function bringBack(line: ListLine): Promise<void> {
  const { entry } = await call(shopping_api.addShoppingEntry, { body: requestOf(line) }, createKeyHeader())
  if (entry.is_ticked === line.is_ticked) return
  const params = { entry_id: String(entry.entry_id) }
  await call(shopping_api.changeShoppingEntry, { params, body: { is_ticked: line.is_ticked } }, createKeyHeader())
}
