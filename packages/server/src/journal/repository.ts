import type { UnitFactors } from '@larder/contract/values/unit-factors'
import type { Queries } from '../database/database.ts'
import { startSlices } from '../event-loop/slices.ts'
import type { LotChange } from '@larder/stock/lots/lot-change'
import type { MemberNames } from '../member-names/repository.ts'
import type { LotEvent } from '@larder/stock/lots/replay-lots'
import { type History, journalStatements as statements, namedHistories, plainHistories } from './statements.ts'

export type { History } from './statements.ts'

export interface FoundEvent {
  /** Null where the item is there and the event is not. */
  readonly kind: string | null
  readonly delta: number
  readonly occurred_on: string
  readonly lot_changes: readonly LotChange[] | null
  /** The unit of the event, and that of the item now. */
  readonly counted_in: string | null
  readonly unit_of_measure: string
  readonly unit_factors: UnitFactors | null
  readonly is_undone: boolean
}

export type RecordedLotEvent = LotEvent & { readonly unit_of_measure: string | null }

/** The journal of one household's items, as it is read. */
export function createJournalRepository(queries: Queries, household_id: number) {
  return {
    /** A JSON array, or undefined where there is no such item. */
    async list(listing: History | 'usedDays', item_id: number): Promise<string | undefined> {
      const statement = listing === 'usedDays' ? statements.usedDays : plainHistories[listing]
      const [row] = await queries.query<{ entries: string }>(statement, [household_id, item_id])
      return row?.entries
    },
    /** The same with who did it. */
    async listNamed(listing: History, item_id: number, names: MemberNames): Promise<string | undefined> {
      const values = [household_id, item_id, JSON.stringify(Object.fromEntries(names))]
      const [row] = await queries.query<{ entries: string }>(namedHistories[listing], values)
      return row?.entries
    },
    /** All that moved lots, in the order in which it was recorded; what `except` did no longer counts. */
    async listLotEvents(item_id: number, except: number): Promise<RecordedLotEvent[]> {
      const values = [household_id, item_id, except]
      const events: RecordedLotEvent[] = []
      const slices = startSlices()
      for (const { page } of await queries.query<{ page: string }>(statements.lotEvents, values)) {
        events.push(...(JSON.parse(page) as RecordedLotEvent[]))
        if (slices.isDue()) await slices.rest()
      }
      return events
    },
    /** An event with the item held still, so that nobody undoes it at the same moment. */
    async lockEvent(item_id: number, event_id: number): Promise<FoundEvent | undefined> {
      // A statement sees what was there when it began to wait: what the other one undid only the next one sees.
      await queries.query(statements.lockItem, [household_id, item_id])
      const values = [household_id, item_id, event_id]
      const [row] = await queries.query<FoundEvent & Record<string, unknown>>(statements.findEvent, values)
      return row
    },
  }
}
