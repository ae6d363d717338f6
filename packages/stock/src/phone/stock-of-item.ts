import { type Item } from '@larder/contract/item'
import { no_facts } from '../lots/lot-change.ts'
import { type Stock } from '../stock.ts'

/** An item with its stock as the rules move it; `lots` are never missing. */
export type StockedItem = Omit<Item, 'lots'> & Stock

/**
 * The stock of an item as a phone knows it. Where it knows no lots, they are taken for one of what the item says. A lot that it
 * makes gets the number `local_id`, until the server gives it another.
 */
export function stockOfItem(item: Item, local_id: number): StockedItem {
  const { quantity, expiry_date, purchase_date, location } = item
  const only = { lot_id: 1, quantity, ...no_facts, expiry_date, purchase_date, location }
  return { ...item, lots: item.lots ?? (quantity > 0 ? [only] : []), last_lot_id: local_id - 1 }
}

/** The item after its stock was moved; a server without lots dates and places things by edits alone. */
export function itemOfStock(before: Item, { last_lot_id: _last_lot_id, lots, ...after }: StockedItem): Item {
  const { expiry_date, purchase_date, location } = before
  if (before.lot_count === undefined) return { ...after, expiry_date, purchase_date, location }
  return { ...after, lot_count: lots.length, ...(before.lots && { lots: [...lots] }) }
}
