import { shopping_api } from '@larder/contract/calls/shopping-api'
import type { KeptEntry } from '@larder/contract/calls/shopping-api'
import type { ShoppingListLine } from '@larder/contract/shopping'
import { api } from '@larder/contract/calls/api'
import type { Client } from './app.ts'
import { addItem } from './items.ts'

/** The lines of the shopping list. */
export async function listLines(client: Client, days = 7): Promise<ShoppingListLine[]> {
  return (await client.call(api.getShoppingList, { query: { days: String(days) } })).shopping_list
}

/** The line of an item, or of a text. */
export async function findLine(client: Client, of: number | string, days = 7): Promise<ShoppingListLine | undefined> {
  const lines = await listLines(client, days)
  return lines.find(({ item_id, item_name }) => (typeof of === 'number' ? item_id === of : item_name === of))
}

/** Puts something on the list, and answers its entry. */
export async function addEntry(client: Client, body: object): Promise<KeptEntry> {
  return (await client.call(shopping_api.addShoppingEntry, { body })).entry
}

/** An item that is low, and by that on the list. */
export async function addLow(client: Client, item_name = 'Rice'): Promise<number> {
  const about = { item_name, quantity: 1, unit_of_measure: 'kg', low_stock_threshold: 2 }
  return (await addItem(client, about)).item_id
}
