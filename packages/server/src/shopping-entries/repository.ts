import type { Queries } from '../database/database.ts'
import { findMemberNames, nameOf } from '../member-names/repository.ts'
import type { Statement } from '../database/statement.ts'
import type { Entry, StoredEntry } from './entry.ts'
import { entryStatements as statements } from './statements.ts'

/** An entry as the list shows it. */
export interface ListedEntry {
  readonly entry_id: number
  readonly item_id: number | null
  readonly text: string | null
  readonly quantity: number | null
  readonly unit_of_measure: string | null
  readonly repeat_days: number | null
  readonly is_ticked: boolean
  /** Somebody wants it, whether or not it is predicted to run out. */
  readonly is_asked: boolean
  readonly is_skipped: boolean
  readonly added_by: string | null
  /** Undefined where somebody lives alone. */
  readonly ticked_by?: string | null
}

type ListedRow = Omit<ListedEntry, 'added_by' | 'ticked_by'> & {
  readonly user_id: number | null
  readonly ticked_user_id: number | null
}

/** The item that an entry is of. */
export interface HeldItem {
  readonly item_id: number
  readonly unit_of_measure: string
}

const valuesOf = (entry: Entry): unknown[] => [
  entry.text,
  entry.quantity,
  entry.unit_of_measure,
  entry.is_ticked,
  entry.is_asked,
  entry.user_id,
  entry.repeat_days,
  entry.next_on,
  entry.skipped_until,
  entry.ticked_user_id,
]

/** The shopping list's entries of one household. */
export function createEntryRepository(queries: Queries, household_id: number) {
  async function queryOne<Row>(statement: Statement, ...values: unknown[]): Promise<Row | undefined> {
    const [row] = await queries.query<Row & Record<string, unknown>>(statement, [household_id, ...values])
    return row
  }

  return {
    /** Who asked and who ticked is told where several people live there. */
    async list(today: string, is_shared: boolean): Promise<ListedEntry[]> {
      const rows = await queries.query<ListedRow & Record<string, unknown>>(statements.list, [household_id, today])
      const names = rows.length === 0 ? undefined : await findMemberNames(queries, { household_id, is_shared })
      return rows.map(({ user_id, ticked_user_id, ...entry }) => ({
        ...entry,
        added_by: nameOf(names, user_id),
        ...(names === undefined ? {} : { ticked_by: nameOf(names, ticked_user_id) }),
      }))
    },
    async listNeverSuggested(): Promise<ReadonlySet<number>> {
      const rows = await queries.query<{ item_id: number }>(statements.neverSuggested, [household_id])
      return new Set(rows.map(({ item_id }) => item_id))
    },
    /** The item, which nobody deletes until the transaction ends. */
    holdItem: (item_id: number) => queryOne<HeldItem>(statements.holdItem, item_id),
    /** The newest item of that name in any case, held in the same way. */
    holdNamed: (item_name: string) => queryOne<HeldItem>(statements.findNamed, item_name),
    async findUnit(item_id: number): Promise<string | null> {
      return (await queryOne<HeldItem>(statements.findUnit, item_id))?.unit_of_measure ?? null
    },
    /** Nobody else adds an entry until the transaction ends; false where the household is gone. */
    async lock(): Promise<boolean> {
      return (await queryOne(statements.lockHousehold)) !== undefined
    },
    async count(): Promise<number> {
      return (await queryOne<{ count: number }>(statements.count))?.count ?? 0
    },
    /** Lets go of what was bought and is kept only for an undo. */
    async removeBought(): Promise<void> {
      await queryOne(statements.removeBought)
    },
    find: (entry_id: number) => queryOne<StoredEntry>(statements.find, entry_id),
    findOfItem: (item_id: number) => queryOne<StoredEntry>(statements.findOfItem, item_id),
    findOfText: (text: string) => queryOne<StoredEntry>(statements.findOfText, text),
    insert: (entry: Entry) => queryOne<StoredEntry>(statements.insert, entry.item_id, ...valuesOf(entry)),
    update: (entry_id: number, entry: Entry) => queryOne<StoredEntry>(statements.update, entry_id, ...valuesOf(entry)),
    async remove(entry_id: number): Promise<boolean> {
      return (await queryOne(statements.remove, entry_id)) !== undefined
    },
    /** The entry that a purchase was the end of, when that purchase is undone. */
    async bringBack(item_id: number, event_id: number): Promise<void> {
      await queryOne(statements.bringBack, item_id, event_id)
    },
    /** What the person asked for stays; who it was is forgotten. */
    async forgetAuthor(user_id: number): Promise<void> {
      await queryOne(statements.forgetAuthor, user_id)
    },
  }
}

export type EntryRepository = ReturnType<typeof createEntryRepository>
