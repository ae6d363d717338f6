import type { Notice, NoticeKind } from '@larder/contract/notices'
import type { Queries } from '../database/database.ts'
import { page_rows } from '../database/pages.ts'
import { startSlices } from '../event-loop/slices.ts'
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

type ListedRow = Omit<Notice, 'days_until_depletion' | 'goes_off_on'> & {
  readonly runs_out_on: string | null
  readonly unread: number
}

/** The day and the inventory of the last refresh. */
export interface LastRefresh {
  readonly notices_refreshed_on: string | null
  readonly notices_refreshed_version: number | null
}

/** The notices of one household. */
export function createNoticeRepository(queries: Queries, household_id: number) {
  // The driver writes an array as text, one value after the other: a long one goes in several statements.
  async function syncPage(gone: readonly NoticeKey[], raised: readonly Raised[]): Promise<void> {
    await queries.query(statements.sync, [
      household_id,
      gone.map(({ item_id }) => item_id),
      gone.map(({ kind }) => kind),
      raised.map(({ item_id }) => item_id),
      raised.map(({ kind }) => kind),
      raised.map(({ runs_out_on }) => runs_out_on),
      raised.map(({ quantity }) => quantity),
    ])
  }

  return {
    list: (today: string) => queries.query<ListedRow & Record<string, unknown>>(statements.list, [household_id, today]),
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
    /** Ends some and raises others; what is raised already stays as old and as read as it is. */
    async sync(gone: readonly NoticeKey[], raised: readonly Raised[]): Promise<void> {
      for (let from = 0; from < Math.max(gone.length, raised.length); from += page_rows) {
        const [ended, begun] = [gone.slice(from, from + page_rows), raised.slice(from, from + page_rows)]
        await syncPage(ended, begun)
      }
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
    async read(notice_id: number, today: string): Promise<boolean> {
      const rows = await queries.query(statements.read, [household_id, notice_id, today])
      return rows.length > 0
    },
    async putOff(notice_id: number, until: string): Promise<boolean> {
      const rows = await queries.query(statements.putOff, [household_id, notice_id, until])
      return rows.length > 0
    },
  }
}
