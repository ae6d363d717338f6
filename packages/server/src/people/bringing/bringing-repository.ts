import type { Queries } from '../../database/database.ts'
import { readItemPages } from '../../database/pages.ts'
import type { Statement } from '../../database/statement.ts'
import { bringingStatements as statements, brought_beside, brought_tables } from './bringing-statements.ts'

/** All items of a household, as far as they compare with others: JSON arrays as PostgreSQL wrote them. */
export async function* readFactPages(queries: Queries, household_id: number): AsyncGenerator<string> {
  for await (const { items } of readItemPages<{ items: string }>(queries, statements.listFacts, household_id))
    yield items
}

interface Households {
  readonly from: number
  readonly to: number
}

/** Takes rows from one household to another as JSON text: each statement names one of the two, which may lie on two machines. */
export function createBringingRepository(queries: Queries, { from, to }: Households) {
  async function copy(read: Statement, write: Statement, given: readonly unknown[], also: readonly unknown[] = []) {
    const [found] = await queries.query<{ rows: string }>(read, [from, ...given])
    if (found !== undefined && found.rows !== '[]') await queries.query(write, [to, found.rows, ...also])
  }

  async function count(statement: Statement, ...values: readonly unknown[]): Promise<number> {
    const [row] = await queries.query<{ count: number }>(statement, values)
    return row?.count ?? 0
  }

  const listShopKeys = async (household_id: number): Promise<string[]> =>
    (await queries.query<{ shop_key: string }>(statements.listShopKeys, [household_id])).map(({ shop_key }) => shop_key)

  return {
    /** What comes next: none where everything has gone. */
    async listSlice(): Promise<number[]> {
      const rows = await queries.query<{ item_id: number }>(statements.listSlice, [from])
      return rows.map(({ item_id }) => item_id)
    },

    countLeft: () => count(statements.countLeft, from),

    /** Items under their own numbers, with all that belongs to them. */
    async moveItems(item_ids: readonly number[], user_id: number): Promise<void> {
      if (item_ids.length === 0) return
      await copy(statements.readItems, statements.writeItems, [item_ids, user_id])
      for (const { isMapped, read, write } of brought_tables)
        await copy(read, write, [item_ids], isMapped ? ['{}'] : [])
    },

    /** What matched items know besides their history, for those that they are there; the rest is kept among the deleted. */
    async mergeItems(matches: ReadonlyMap<number, number>): Promise<void> {
      if (matches.size === 0) return
      const [item_ids, mapping] = [[...matches.keys()], JSON.stringify(Object.fromEntries(matches))]
      for (const { isMapped, read, write } of brought_tables)
        if (isMapped) await copy(read, write, [item_ids], [mapping])
      await copy(statements.readArchive, statements.writeArchive, [item_ids])
    },

    /** They are in the other household by now, as they are or among the deleted. */
    async removeItems(item_ids: readonly number[]): Promise<void> {
      await queries.query(statements.removeItems, [from, item_ids])
      await queries.query(statements.uncountItems, [from, item_ids.length])
    },

    /** Tells the household, which is locked, of its new items and of the days on which they were used. */
    async countItems(item_ids: readonly number[]): Promise<void> {
      await queries.query(statements.countItems, [to, item_ids])
    },

    /** Shops, names of codes and what is on the list without being an item. */
    async moveBeside(): Promise<void> {
      for (const { read, write } of brought_beside) await copy(read, write, [])
    },

    /** What the household of before still has counts for itself. */
    async recountDays(): Promise<void> {
      await queries.query(statements.recountDays, [from])
    },

    /** How many entries the list of the other household would have, were those of all but matched items on it. */
    async countEntries(matches: string): Promise<number> {
      return (await count(statements.countEntries, to, '{}')) + (await count(statements.countEntries, from, matches))
    },

    /** How many shops both know together. */
    async countShops(): Promise<number> {
      return new Set([...(await listShopKeys(from)), ...(await listShopKeys(to))]).size
    },
  }
}

export type BringingRepository = ReturnType<typeof createBringingRepository>
