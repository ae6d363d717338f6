import type { Queries } from './database.ts'
import type { Statement } from './statement.ts'

/**
 * How many items are read, parsed or written as one piece: few enough that nothing else waits for it, and so many that most
 * households are a single one.
 */
export const page_rows = 512

/** The items of a household that come after $2, as many as a page holds; and what tells where the next page begins. */
export const item_page = `item where household_id = $1 and item_id > $2 order by item_id limit ${page_rows}`
export const page_end = 'count(*) as count, max(item_id) as last_id'

/** The page that a row belongs to, for what is read in one statement: by the number of its item. */
export const page_number = `(row_number() over (order by item_id) - 1) / ${page_rows}`

interface PageEnd {
  readonly count: number
  readonly last_id: number | null
}

/**
 * Reads the items of a household page by page, at least one. Each is a statement of its own, so that no connection is held
 * by whoever takes long between two of them; what is written meanwhile may be in the later ones.
 */
export async function* readItemPages<Row>(
  queries: Queries,
  statement: Statement,
  household_id: number,
): AsyncGenerator<Row & PageEnd> {
  for (let last_id: number | null = 0; last_id !== null;) {
    const [page]: (Row & PageEnd)[] = await queries.query<Row & PageEnd & Record<string, unknown>>(statement, [
      household_id,
      last_id,
    ])
    if (page === undefined) return
    yield page
    last_id = page.count < page_rows ? null : page.last_id
  }
}
