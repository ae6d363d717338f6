import { shopping_api } from '@larder/contract/calls/shopping-api'
import type { KeptEntry } from '@larder/contract/calls/shopping-api'
import type { ShoppingListLine } from '@larder/contract/shopping'
import { api } from '@larder/contract/calls/api'
import { hashToken } from '../http/authentication.ts'
import type { Client, TestApp } from './app.ts'
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

/** One more person in the household of another. */
export async function joinHousehold(larder: TestApp, { token = '' }: Client, first_name: string): Promise<Client> {
  const joining = await larder.register({ first_name })
  const text = `
    with theirs as (select household_id from session where token_hash = $1),
    moved as (
      update session set household_id = theirs.household_id from theirs where token_hash = $2 returning user_id
    )
    insert into household_member (household_id, user_id) select household_id, user_id from theirs, moved`
  await larder.database.query({ name: '', text }, [hashToken(token), hashToken(joining.token ?? '')])
  return joining
}
