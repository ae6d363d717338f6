import type { Queries } from '../database/database.ts'
import { startSlices } from '../event-loop/slices.ts'
import { usageStatsStatements as statements } from './statements.ts'
import { usualUsesFromBytes } from './usage-stats-bytes.ts'
import type { UsageEvent } from './usage-stats.ts'

/**
 * Usage statistics of a household's items, and its rhythm: on how many days it recorded use or purchases, and the first
 * and the last of them. A new last day is counted while the household's version moves; what happens to earlier days is
 * counted here, after that, when the household is locked and everything that others wrote before is visible.
 */
export function createUsageStatsRepository(queries: Queries, household_id: number) {
  return {
    /** Reads an item's journal again, without the event that is being undone; in slices, since it may be long. */
    async readEvents(item_id: number, without: number | null = null): Promise<UsageEvent[]> {
      const slices = startSlices()
      const events: UsageEvent[] = []
      const values = [household_id, item_id, without]
      for (const { page } of await queries.query<{ page: string }>(statements.journal, values)) {
        for (const event of JSON.parse(page) as UsageEvent[]) events.push(event)
        if (slices.isDue()) await slices.rest()
      }
      return events
    },

    async store(item_id: number, stats: Buffer, unit: string): Promise<void> {
      await queries.query(statements.store, [household_id, item_id, stats, usualUsesFromBytes(stats, unit)])
    },

    /** A record of an earlier day, which may be the first one of that day. */
    async countDay(day: string, event_id: number): Promise<void> {
      await queries.query(statements.countDay, [household_id, day, event_id])
    },

    /** The days of an item that was deleted and has come back. */
    async countItemDays(item_id: number): Promise<void> {
      await queries.query(statements.countItemDays, [household_id, item_id])
    },

    /**
     * Records of these days were undone or deleted: the days count no longer where nothing else is left of them. They may
     * be an array as PostgreSQL wrote it, which goes back to it unread.
     */
    async uncountDays(days: readonly string[] | string): Promise<void> {
      await queries.query(statements.uncountDays, [household_id, days])
    },
  }
}
