import { api } from '@larder/contract/calls/api'
import { type Call } from '@larder/contract/calls/call'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { deleted_messages } from '@larder/contract/messages/inventory/deleted-messages'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { shopping_entry_messages as entry_messages } from '@larder/contract/messages/shopping/shopping-entry-messages'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { type ShoppingListLine } from '@larder/contract/shopping'
import { formatQuantity } from '@larder/contract/values/numbers'
import { type QueueableName } from '@larder/stock/phone/queueable'
import { findTimeZone, readKept } from './kept-answers.ts'
import { type OutboxEntry } from '../outbox/entry.ts'
import { type Outbox } from '../outbox/outbox.ts'
import { isLineOf, toKeptEntry } from '../replica/apply-to-shopping-list.ts'
import { bodyOf, itemIdOf } from '../replica/bodies.ts'
import { nameCall } from '../replica/call-names.ts'
import { createdItem } from '../replica/apply-to-item.ts'

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

type Answer = (outbox: Outbox, entry: OutboxEntry) => Promise<unknown>

async function findChanged(outbox: Outbox, entry: OutboxEntry): Promise<Item | undefined> {
  const item_id = itemIdOf(entry)
  return item_id === null ? undefined : await findItem(outbox, item_id)
}

const say =
  (message: string): Answer =>
  async () => ({ message })

const answerItem =
  (message: string): Answer =>
  async (outbox, entry) => ({ message, item: await findChanged(outbox, entry) })

const answerRecord =
  (message: string): Answer =>
  async (outbox, entry) => ({
    success: true,
    message,
    item: await findChanged(outbox, entry),
    event_id: -entry.seq,
  })

async function answerSeveral(_: Outbox, entry: OutboxEntry): Promise<unknown> {
  const { item_ids, is_deleted } = bodyOf(entry, 'change_several') ?? { item_ids: [] }
  const words = is_deleted === true ? list_messages.deleted : list_messages.changed
  return { message: words(formatQuantity(item_ids.length)), changed: item_ids.length }
}

/** What the server would answer to each call that can wait: the screens go on with it as with any answer. */
const answers: Readonly<Record<QueueableName, Answer>> = {
  'POST /api/inventory': async (outbox, entry) => ({
    message: messages.inventory.added,
    item: createdItem(entry, await findTimeZone(outbox)),
  }),
  'PUT /api/inventory/:id': answerItem(messages.inventory.updated),
  'DELETE /api/inventory/:id': say(messages.inventory.deleted),
  'POST /api/inventory/:id/restore': answerItem(deleted_messages.restored),
  'POST /api/inventory/changes': answerSeveral,
  'POST /api/inventory/:id/consume': answerRecord(messages.consumption.recorded),
  'POST /api/inventory/:id/purchase': answerRecord(messages.purchase.success),
  'POST /api/inventory/:id/discard': answerRecord(lot_messages.discarded),
  'POST /api/inventory/:id/events/:event_id/undo': answerRecord(messages.history.undone),
  'PUT /api/inventory/:id/lots/:lot_id': answerRecord(lot_messages.edited),
  'POST /api/inventory/:id/lots/:lot_id/open': answerRecord(lot_messages.opened),
  'POST /api/inventory/:id/lots/:lot_id/freeze': answerRecord(lot_messages.frozen),
  'POST /api/inventory/:id/lots/:lot_id/thaw': answerRecord(lot_messages.thawed),
  'POST /api/inventory/:id/lots/:lot_id/move': answerRecord(lot_messages.moved),
  'POST /api/notices/:notice_id/put-off': say(notice_messages.wasPutOff),
  'POST /api/shopping-list/entries': answerEntry,
  'PUT /api/shopping-list/entries/:entry_id': answerEntry,
  'DELETE /api/shopping-list/entries/:entry_id': say(entry_messages.removed),
  'POST /api/shopping-list/entries/:entry_id/done': say(entry_messages.finished),
  'POST /api/shopping-list/skip': say(entry_messages.skipped),
  'PUT /api/shopping-list/shops/:shop': say(entry_messages.shopSaved),
  'DELETE /api/shopping-list/shops/:shop': say(entry_messages.shopRemoved),
}

const isQueueable = (call: string): call is QueueableName => Object.hasOwn(answers, call)

/** True of a call whose outcome this phone can tell by itself: no other is kept for later. */
export const canBeQueued = (definition: Pick<Call, 'method' | 'path'>): boolean => isQueueable(nameCall(definition))

/** What the server would answer, as far as this phone can tell. */
export async function answerLocally(outbox: Outbox, entry: OutboxEntry): Promise<unknown> {
  return isQueueable(entry.call) ? await answers[entry.call](outbox, entry) : {}
}
