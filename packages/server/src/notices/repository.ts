import type { Notice, NoticeKind } from '@larder/contract/notices'
import type { Queries } from '../database/database.ts'
import { page_rows } from '../database/pages.ts'
import type { Statement } from '../database/statement.ts'
import { startSlices } from '../event-loop/slices.ts'
import type { Morning } from './morning.ts'
import { noticeStatements as statements } from './statements.ts'

/** One notice as it is kept: its day is known where it is predicted. */
export interface Raised {
  readonly item_id: number
  readonly kind: NoticeKind
  readonly runs_out_on: string | null
  /** How much goes off unused, where that is what it says. */
  readonly quantity: number | null
}

/** What names a notice. */
type NoticeKey = Pick<Raised, 'item_id' | 'kind'>

type ListedRow = Omit<Notice, 'days_until_depletion' | 'goes_off_on' | 'caused_by'> & {
  /** Whose use raised it, as far as it was a use. */
  readonly user_id: number | null
  readonly runs_out_on: string | null
  readonly unread: number
  readonly newest_id: number
}

/** The day and the inventory of the last refresh. */
export interface LastRefresh {
  readonly notices_refreshed_on: string | null
  readonly notices_refreshed_version: number | null
}

/** An array for each column, as `unnest` takes rows. */
const columnsOf = <Row, Column extends keyof Row>(rows: readonly Row[], columns: readonly Column[]): unknown[] =>
  columns.map((column) => rows.map((row) => row[column]))

/** The notices of one household. */
export function createNoticeRepository(queries: Queries, household_id: number) {
  // The driver writes an array as text, one value after the other: a long one goes in several statements.
  async function queryPages<Row, Column extends keyof Row>(
    statement: Statement,
    rows: readonly Row[],
    columns: readonly Column[],
    ...further: readonly unknown[]
  ): Promise<void> {
    for (let from = 0; from < rows.length; from += page_rows) {
      const page = rows.slice(from, from + page_rows)
      await queries.query(statement, [household_id, ...columnsOf(page, columns), ...further])
    }
  }

  return {
    /** As this person has read them, the most urgent first. */
    list: (today: string, user_id: number, { day, at }: Morning) =>
      queries.query<ListedRow & Record<string, unknown>>(statements.list, [household_id, today, user_id, day, at]),
    async findLastRefresh(): Promise<LastRefresh | undefined> {
      const [row] = await queries.query<LastRefresh & Record<string, unknown>>(statements.lastRefresh, [household_id])
      return row
    },
    /** All that are there, page by page, with a rest between where it is due. */
    async *listCurrent(): AsyncGenerator<Raised[]> {
      const slices = startSlices()
      for (const { page } of await queries.query<{ page: string }>(statements.current, [household_id])) {
        yield JSON.parse(page) as Raised[]
        if (slices.isDue()) await slices.rest()
      }
    },
    async listOfItem(item_id: number): Promise<NoticeKind[]> {
      const rows = await queries.query<{ kind: NoticeKind }>(statements.ofItem, [household_id, item_id])
      return rows.map(({ kind }) => kind)
    },
    /** In one order, lest two who hold some wait for each other. */
    async holdItems(item_ids: readonly number[]): Promise<void> {
      const ordered = Float64Array.from(new Set(item_ids)).toSorted()
      for (let from = 0; from < ordered.length; from += page_rows) {
        await queries.query(statements.holdItems, [household_id, [...ordered.subarray(from, from + page_rows)]])
      }
    },
    /** Ends some and raises others, as of that moment or now; what is raised already stays as old and as read as it is. */
    async sync(gone: readonly NoticeKey[], raised: readonly Raised[], raised_at: Date | null = null): Promise<void> {
      await queryPages(statements.end, gone, ['item_id', 'kind'])
      await queryPages(statements.raise, raised, ['item_id', 'kind', 'runs_out_on', 'quantity'], raised_at)
    },
    /** False where another request was faster: then this refresh was computed from a stale snapshot. */
    async saveRefresh(
      today: string,
      version: number,
      { notices_refreshed_on, notices_refreshed_version }: LastRefresh,
    ): Promise<boolean> {
      const values = [household_id, today, version, notices_refreshed_on, notices_refreshed_version]
      return (await queries.query(statements.saveRefresh, values)).length > 0
    },
    /** Up to one that is there. */
    async read(notice_id: number, today: string, user_id: number): Promise<boolean> {
      const values = [household_id, notice_id, today, user_id]
      const [row] = await queries.query<{ is_there: boolean }>(statements.read, values)
      return row?.is_there === true
    },
    async putOff(notice_id: number, until: string): Promise<boolean> {
      await queries.query(statements.unread, [household_id, notice_id])
      const rows = await queries.query(statements.putOff, [household_id, notice_id, until])
      return rows.length > 0
    },
    /** Shows it again to whoever put it off, and as nothing new to these people. */
    async bringBack(notice_id: number, user_ids: readonly number[]): Promise<boolean> {
      await queries.query(statements.readOne, [household_id, notice_id, user_ids])
      return (await queries.query(statements.bringBack, [household_id, notice_id])).length > 0
    },
    /** What somebody has read and caused is no longer known. */
    async forgetPerson(user_id: number): Promise<void> {
      await queries.query(statements.forgetReader, [household_id, user_id])
      await queries.query(statements.forgetAuthor, [household_id, user_id])
    },
  }
}
