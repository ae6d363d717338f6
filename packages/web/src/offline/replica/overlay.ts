import { type ConsumptionEntry, type PurchaseEntry } from '@larder/contract/history'
import { type Item } from '@larder/contract/item'
import { type ShoppingListLine } from '@larder/contract/shopping'
import { type CallOutput } from '@larder/contract/calls/call'
import { type household_api } from '@larder/contract/calls/household-api'
import { type Shop } from '@larder/contract/calls/shopping-api'
import { type OutboxEntry } from '../outbox/entry.ts'
import { applyToConsumptions, applyToPurchases } from './apply-to-histories.ts'
import { applyToItem, applyToItems } from './apply-to-item.ts'
import { applyToNotices } from './apply-to-notices.ts'
import { applyToShoppingList } from './apply-to-shopping-list.ts'
import { applyToShops } from './apply-to-shops.ts'
import { names } from './call-names.ts'
import { type Household } from './household.ts'

/** Which answer is looked at. */
export interface Asked {
  readonly call: string
  readonly params: Readonly<Record<string, unknown>>
}

/** An answer of the server with what this phone has changed since; null where the change deletes what was asked for. */
export function overlay(
  { call, params }: Asked,
  value: unknown,
  entries: readonly OutboxEntry[],
  household: Household,
): unknown {
  if (entries.length === 0) return value
  const item_id = Number(params['id'])
  if (call === names.list) return applyToItems(value as readonly Item[], entries, household.time_zone)
  if (call === names.item) return applyToItem(value as Item, entries, household.time_zone)
  if (call === names.consumptions)
    return applyToConsumptions(value as { consumption_history: ConsumptionEntry[] }, item_id, entries)
  if (call === names.purchases)
    return applyToPurchases(value as { purchase_history: PurchaseEntry[] }, item_id, entries)
  if (call === names.notices)
    return applyToNotices(value as CallOutput<typeof household_api.listNotices>, entries, household)
  if (call === names.shops) {
    const answer = value as { shops: readonly Shop[] }
    return { ...answer, shops: applyToShops(answer.shops, entries) }
  }
  if (call !== names.shopping_list) return value
  const answer = value as { shopping_list: readonly ShoppingListLine[] }
  return { ...answer, shopping_list: applyToShoppingList(answer.shopping_list, entries, household.findItem) }
}
