import { api } from '@larder/contract/calls/api'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { type ShoppingListLine } from '@larder/contract/shopping'
import { formatQuantity } from '@larder/contract/values/numbers'
import { readKept } from './kept-answers.ts'
import { type OutboxEntry } from '../outbox/entry.ts'
import { type Outbox } from '../outbox/outbox.ts'
import { isLineOf, toKeptEntry } from '../replica/apply-to-shopping-list.ts'
import { bodyOf, itemIdOf } from '../replica/bodies.ts'
import { names } from '../replica/call-names.ts'
import { createdItem } from '../replica/apply-to-item.ts'

const recorded_messages: Readonly<Record<string, string>> = {
  [names.consume]: messages.consumption.recorded,
  [names.purchase]: messages.purchase.success,
  [names.discard]: lot_messages.discarded,
  [names.undo]: messages.history.undone,
}

/** An item as this phone knows it, its own changes included; undefined where it does not. */
export async function findItem(outbox: Outbox, item_id: number): Promise<Item | undefined> {
  const kept = await readKept(outbox, api.getItem, { params: { id: String(item_id) } }).catch(() => undefined)
  return kept?.value as Item | undefined
}

async function findLine(outbox: Outbox, isWanted: (line: ShoppingListLine) => boolean) {
  // Whatever number of days was looked at last: all lists hold the same entries.
  for (const days of ['7', ...Array.from({ length: 30 }, (_, index) => String(index + 1))]) {
    const kept = await readKept(outbox, api.getShoppingList, { query: { days } })
    const lines = (kept?.value as { shopping_list: ShoppingListLine[] } | undefined)?.shopping_list
    const found = lines?.find(isWanted)
    if (found) return found
  }
  return undefined
}

/** What a line of the shopping list is called; undefined where this phone does not know it. */
export async function findLineName(outbox: Outbox, entry_id: number): Promise<string | undefined> {
  return (await findLine(outbox, (line) => line.entry_id === entry_id))?.item_name
}

async function answerEntry(outbox: Outbox, entry: OutboxEntry): Promise<unknown> {
  const added = bodyOf(entry, 'add_entry')
  const entry_id = added === null ? Number(entry.params['entry_id']) : -entry.seq
  const line = await findLine(outbox, (one) => (added === null ? one.entry_id === entry_id : isLineOf(one, added)))
  const body = (entry.body ?? {}) as { is_ticked?: boolean; quantity?: number | null; text?: string }
  const bare = {
    entry_id,
    item_id: added?.item_id ?? null,
    text: body.text ?? null,
    quantity: body.quantity ?? null,
    unit_of_measure: null,
    is_ticked: body.is_ticked ?? false,
    repeat_days: null,
  }
  const kept = line === undefined ? bare : toKeptEntry(line, line.entry_id ?? entry_id)
  return { entry: kept, was_listed: added !== null && line?.entry_id !== undefined && line.entry_id !== entry_id }
}

/** What the server would answer, as far as this phone can tell: the screens go on with it as with any answer. */
export async function answerLocally(outbox: Outbox, entry: OutboxEntry): Promise<unknown> {
  const { call } = entry
  if (call === names.create) return { message: messages.inventory.added, item: createdItem(entry) }
  if (call === names.put_off) return { message: notice_messages.wasPutOff }
  if (call === names.remove) return { message: messages.inventory.deleted }
  if (call === names.add_entry || call === names.change_entry) return await answerEntry(outbox, entry)
  const several = bodyOf(entry, 'change_several')
  if (several !== null) {
    const changed = several.item_ids.length
    const words = several.is_deleted === true ? list_messages.deleted : list_messages.changed
    return { message: words(formatQuantity(changed)), changed }
  }
  const item_id = itemIdOf(entry)
  const item = item_id === null ? undefined : await findItem(outbox, item_id)
  if (call === names.update) return { message: messages.inventory.updated, item }
  const message = recorded_messages[call]
  return message === undefined
    ? { success: true, message: null, item }
    : { success: true, message, item, event_id: -entry.seq }
}
