import type { AddedReceipt } from '@larder/contract/calls/receipt-api'
import type { Item } from '@larder/contract/item'
import { receipt_undo_messages as words } from '@larder/contract/messages/server/receipt-undo-messages'
import type { Database, Queries } from '../database/database.ts'
import { createDeletedRepository } from '../deleted/repository.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { createIdempotency } from '../idempotency/service.ts'
import { createInventoryRepository } from '../inventory/repository.ts'
import { undoEvent } from '../journal/undo.ts'
import { messages } from '@larder/contract/messages'
import { createReceiptRecordRepository, type ReceiptEntry } from '../receipt/record-repository.ts'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

/** What became of the lines of a receipt. */
interface Undone {
  taken_back: number
  deleted: number
  /** What was used or changed since, with the lines that it stays for. */
  readonly kept: Map<string, ReceiptEntry[]>
}

const isCreated = (entry: ReceiptEntry): entry is ReceiptEntry & { version: number } => 'version' in entry
const isPurchase = (entry: ReceiptEntry): entry is ReceiptEntry & { event_id: number } => 'event_id' in entry

/** Takes one purchase back; false where what was used since would be missing. Nothing is written before it is refused. */
async function undoPurchase(
  queries: Queries,
  member: Member,
  { item_id, event_id }: { item_id: number; event_id: number },
) {
  try {
    await undoEvent(queries, member, item_id, event_id)
    return true
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { alreadyUndone, eventNotFound } = messages.history
    return error.message === alreadyUndone || error.message === eventNotFound ? null : false
  }
}

/** Undoes the lines of one item: an item that nobody has touched since it was created goes whole, all else through the journal. */
async function undoItem(
  queries: Queries,
  member: Member,
  item: Item,
  entries: readonly ReceiptEntry[],
  undone: Undone,
) {
  const { item_id, item_name, version = 0 } = item
  const keep = (entry: ReceiptEntry) => undone.kept.set(item_name, [...(undone.kept.get(item_name) ?? []), entry])
  const purchases = entries.filter(isPurchase)
  const created = entries.find(isCreated)
  // Each purchase of the same receipt moved it on by one.
  if (created !== undefined && created.version + purchases.length === version) {
    await createInventoryRepository(queries, member.household_id).remove(item_id)
    undone.taken_back += entries.length
    undone.deleted += 1
    return
  }
  if (created !== undefined) keep(created)
  for (const entry of purchases.toReversed()) {
    const isUndone = await undoPurchase(queries, member, entry)
    if (isUndone === true) undone.taken_back += 1
    if (isUndone === false) keep(entry)
  }
}

/** Groups by item, in the order of their numbers. */
function groupByItem(entries: readonly ReceiptEntry[]): [item_id: number, entries: ReceiptEntry[]][] {
  const groups = new Map<number, ReceiptEntry[]>()
  for (const entry of entries) groups.set(entry.item_id, [...(groups.get(entry.item_id) ?? []), entry])
  return [...groups].toSorted(([one], [other]) => one - other)
}

/** Receipts that were added lately, and undoing one of them with all its lines. */
export function createReceiptUndo(database: Database) {
  const idempotency = createIdempotency(database)
  return {
    list: ({ household_id }: Member): Promise<AddedReceipt[]> =>
      createReceiptRecordRepository(database, household_id).list(),

    /**
     * All of it or nothing. Locks in the order of every write: items, household, then the receipt, which each saved line moves last.
     */
    undo(member: Member, receipt_id: string, idempotency_key: string | undefined) {
      const { household_id } = member
      const asked = { household_id, idempotency_key, request: ['undoReceipt', receipt_id], is_compound: true } as const
      return idempotency.once(asked, async (queries) => {
        const receipts = createReceiptRecordRepository(queries, household_id)
        const inventory = createInventoryRepository(queries, household_id)
        const found = await receipts.find(receipt_id)
        if (found === undefined) throw new HttpError(404, words.notFound)
        const items = new Map<number, Item>()
        for (const [item_id] of groupByItem(found.entries)) {
          const stored = await inventory.lock(item_id)
          if (stored !== undefined) items.set(item_id, JSON.parse(stored) as Item)
        }
        if ((await createDeletedRepository(queries, household_id).lockCount()) === undefined)
          throw new HttpError(401, messages.auth.signInNeeded)
        const receipt = await receipts.lock(receipt_id)
        if (receipt === undefined) throw new HttpError(404, words.notFound)
        if (receipt.is_undone) throw new HttpError(409, words.alreadyUndone)
        if (!receipt.is_undoable) throw new HttpError(409, words.tooLate)
        const undone: Undone = { taken_back: 0, deleted: 0, kept: new Map() }
        // What was saved in this very moment is of an item that is not held: it stays.
        for (const [item_id, entries] of groupByItem(receipt.entries)) {
          const item = items.get(item_id)
          if (item !== undefined) await undoItem(queries, member, item, entries, undone)
        }
        await receipts.undo(receipt_id, [...undone.kept.values()].flat())
        const kept = [...undone.kept.keys()]
        const message = words.undone(undone.taken_back, undone.deleted, kept)
        return { status: 200, response: JSON.stringify({ message, undone: undone.taken_back, kept }) }
      })
    },
  }
}

export type ReceiptUndo = ReturnType<typeof createReceiptUndo>
