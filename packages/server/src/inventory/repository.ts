import type { CreateItemRequest } from '@larder/contract/item'
import { createBarcodeRepository } from '../barcode/repository.ts'
import type { Queries } from '../database/database.ts'
import { readItemPages } from '../database/pages.ts'
import type { Statement } from '../database/statement.ts'
import { createDeletedRepository } from '../deleted/repository.ts'
import { firstLot } from '@larder/stock/lots/first-lot'
import { detail_columns } from '../item/columns.ts'
import { createUsageStatsRepository } from '../usage-stats/repository.ts'
import { foldJournal } from '../usage-stats/usage-stats.ts'
import type { ItemEdit } from '@larder/stock/edits/plan-edit'
import { inventoryStatements as statements } from './statements.ts'
import { withBarcodes } from '../item/with-barcodes.ts'

export interface FoundItem {
  readonly version: number
  /** The item as JSON, built by PostgreSQL. */
  readonly item: string
}

export interface Author {
  readonly user_id: number
  /** Today where the household lives. */
  readonly occurred_on: string
}

/** The inventory of one household: there is none without it, so that no query can forget whose items it reads. */
export function createInventoryRepository(queries: Queries, household_id: number) {
  async function queryItem(statement: Statement, values: unknown[]): Promise<string | undefined> {
    const [row] = await queries.query<{ item: string }>(statement, [household_id, ...values])
    return row?.item
  }

  return {
    /**
     * All items as one JSON array, in pieces; the client sorts. Between two pieces somebody may write: the list is then
     * newer than its tag, as it may be anyway, and nobody's connection waits for whoever fetches it slowly.
     */
    async *list(): AsyncGenerator<string> {
      let text = '['
      for await (const { items } of readItemPages<{ readonly items: string }>(queries, statements.list, household_id)) {
        if (text !== '[') yield text
        text = `${text === '[' ? '[' : ', '}${items.slice(1, -1)}`
      }
      yield `${text === ', ' ? '' : text}]`
    },
    /** The spellings in use, oldest first, as pages of JSON. */
    async listCategories(): Promise<string[]> {
      const rows = await queries.query<{ page: string }>(statements.categories, [household_id])
      return rows.map(({ page }) => page)
    },
    /** The same of those that may be this one in another case, leaving out one item that is about to be spelled anew. */
    async listSpellings(folded: string, except_item_id = 0): Promise<string[]> {
      const values = [household_id, except_item_id, folded]
      const rows = await queries.query<{ page: string }>(statements.spellings, values)
      return rows.map(({ page }) => page)
    },
    async find(item_id: number): Promise<FoundItem | undefined> {
      const values = [household_id, item_id]
      const [row] = await queries.query<FoundItem & { barcodes: string[] }>(statements.find, values)
      return row === undefined ? undefined : { version: row.version, item: withBarcodes(row.item, row.barcodes) }
    },
    /** Who changed it last, as far as that is known. */
    async findChanger(item_id: number): Promise<number | null> {
      const values = [household_id, item_id]
      const [row] = await queries.query<{ changed_user_id: number | null }>(statements.findChanger, values)
      return row?.changed_user_id ?? null
    },
    /** The item, held still until the transaction ends. */
    lock: (item_id: number) => queryItem(statements.lock, [item_id]),
    /** The item, its first event and the household's new version: all, or nothing where there are `max_items` already. */
    async create(item: CreateItemRequest, { occurred_on, user_id }: Author, max_items: number) {
      const { quantity, unit_of_measure } = item
      const stats = foldJournal([{ kind: 'created', delta: quantity, occurred_on, unit_of_measure }], item)
      const { lots, changes } = firstLot(item)
      const first = [max_items, occurred_on, user_id, JSON.stringify(changes), quantity, stats, JSON.stringify(lots)]
      return queryItem(statements.create, [...first, ...detail_columns.map((field) => item[field])])
    },
    /** How many items there are; undefined where the household itself is gone. */
    async count(): Promise<number | undefined> {
      const [row] = await queries.query<{ item_count: number }>(statements.count, [household_id])
      return row?.item_count
    },
    /** Writes what is there and leaves the rest; the version moves with `touch` or with the journal. */
    async edit(item_id: number, details: ItemEdit['details']): Promise<void> {
      await queries.query(statements.edit, [household_id, item_id, JSON.stringify(details)])
    },
    touch: (item_id: number, user_id: number) => queryItem(statements.touch, [item_id, user_id]),
    /**
     * Takes the item's journal along: without the item it tells nothing, not even of the household's rhythm. Both are kept
     * among the deleted items for a while, unless it is for good. In a transaction: it locks the item first, so that no
     * record slips in between reading its days and deleting them.
     */
    async remove(item_id: number, { is_for_good = false } = {}): Promise<boolean> {
      const own = [household_id, item_id]
      if ((await queries.query(statements.lock, own)).length === 0) return false
      const [recorded] = await queries.query<{ days: string | null }>(statements.recordDays, own)
      if (!is_for_good) await createDeletedRepository(queries, household_id).archive(item_id)
      await queries.query(statements.uncount, [household_id])
      await createBarcodeRepository(queries, household_id).remember(item_id)
      await queries.query(statements.remove, own)
      if (recorded?.days) await createUsageStatsRepository(queries, household_id).uncountDays(recorded.days)
      return true
    },
  }
}

export type InventoryRepository = ReturnType<typeof createInventoryRepository>
