import type { Queries } from '../database/database.ts'
import { page_rows, readItemPages } from '../database/pages.ts'
import type { Statement } from '../database/statement.ts'
import { bringingStatements as statements, brought_beside, brought_tables } from './bringing-statements.ts'
import type { MatchedFacts } from './match-items.ts'

type ListedFacts = MatchedFacts & { readonly is_demo: boolean | null }

/** All items of a household, as far as they compare with others. */
export async function listMatchFacts(queries: Queries, household_id: number): Promise<ListedFacts[]> {
  const facts: ListedFacts[] = []
  for await (const { items } of readItemPages<{ items: string }>(queries, statements.listFacts, household_id)) {
    for (const item of JSON.parse(items) as ListedFacts[]) facts.push(item)
  }
  return facts
}

interface Households {
  readonly from: number
  readonly to: number
}

function* inPages(item_ids: readonly number[]): Generator<readonly number[]> {
  for (let first = 0; first < item_ids.length; first += page_rows) yield item_ids.slice(first, first + page_rows)
}

/** Takes rows from one household to another as JSON text: each statement names one of the two, which may lie on two machines. */
export function createBringingRepository(queries: Queries, { from, to }: Households) {
  async function copy(read: Statement, write: Statement, given: readonly unknown[], also: readonly unknown[] = []) {
    const [found] = await queries.query<{ rows: string }>(read, [from, ...given])
    if (found !== undefined && found.rows !== '[]') await queries.query(write, [to, found.rows, ...also])
  }

  return {
    /** Items under their own numbers, with all that belongs to them. */
    async moveItems(item_ids: readonly number[], user_id: number): Promise<void> {
      for (const page of inPages(item_ids)) {
        await copy(statements.readItems, statements.writeItems, [page, user_id])
        for (const { isMapped, read, write } of brought_tables) {
          await copy(read, write, [page], isMapped ? ['{}'] : [])
        }
      }
    },

    /** What matched items know besides their history, for those that they are there; the rest is kept among the deleted. */
    async mergeItems(matches: ReadonlyMap<number, number>): Promise<void> {
      const mapping = JSON.stringify(Object.fromEntries(matches))
      for (const page of inPages([...matches.keys()])) {
        for (const { isMapped, read, write } of brought_tables) if (isMapped) await copy(read, write, [page], [mapping])
        await copy(statements.readArchive, statements.writeArchive, [page])
      }
    },

    /** Shops, names of codes and what is on the list without being an item. */
    async moveBeside(): Promise<void> {
      for (const { read, write } of brought_beside) await copy(read, write, [])
    },

    /** Tells the household of its new items and of the days on which they were used. */
    async count(items: number): Promise<void> {
      await queries.query(statements.countItems, [to, items])
    },
  }
}
