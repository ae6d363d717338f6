import { unitFactor } from '@larder/contract/values/units'
import {
  empty_usage_stats,
  isInOrder,
  type JournalEvent,
  updateUsageStats,
  type UsageStats,
} from '@larder/forecast/usage-stats'
import type { Queries, Statement } from '../database/database.ts'
import { page_rows } from '../database/pages.ts'
import { startSlices } from '../event-loop/slices.ts'
import { dayNumber } from '../prediction/calendar.ts'
import { isEffective } from './fragments.ts'
import { usageStatsFromBytes, usageStatsToBytes } from './usage-stats-bytes.ts'

/** An event that usage statistics are computed from, in the unit it was counted in. */
export interface UsageEvent {
  readonly kind: JournalEvent['kind']
  readonly delta: number
  readonly occurred_on: string
  readonly unit_of_measure: string | null
}

const usage_kinds: ReadonlySet<string> = new Set(['created', 'purchased', 'consumed'])

function addEvent(stats: UsageStats, event: UsageEvent, unit_of_measure: string): UsageStats {
  const factor = unitFactor(event.unit_of_measure ?? unit_of_measure, unit_of_measure)
  if (factor === null) return stats
  return updateUsageStats(stats, { kind: event.kind, day: dayNumber(event.occurred_on), delta: event.delta * factor })
}

/** The usage statistics of a journal, oldest event first; events in a unit that cannot be converted are left out. */
export function foldJournal(events: readonly UsageEvent[], unit_of_measure: string): Buffer {
  let stats = empty_usage_stats
  for (const event of events) stats = addEvent(stats, event, unit_of_measure)
  return usageStatsToBytes(stats)
}

/** The same of a journal that was read again and may be long, with rests for others. */
export async function foldInSlices(events: readonly UsageEvent[], unit_of_measure: string): Promise<Buffer> {
  const slices = startSlices()
  let stats = empty_usage_stats
  for (const event of events) {
    stats = addEvent(stats, event, unit_of_measure)
    if (slices.isDue()) await slices.rest()
  }
  return usageStatsToBytes(stats)
}

/** Stored usage statistics after one more event, or undefined where the whole journal has to be read again. */
export function foldEvent(stored: Buffer | null, event: UsageEvent): Buffer | null | undefined {
  if (event.kind === 'undone') return undefined
  if (!usage_kinds.has(event.kind)) return stored
  const stats = stored === null ? undefined : usageStatsFromBytes(stored)
  const day = dayNumber(event.occurred_on)
  if (stats === undefined || !isInOrder(stats, day)) return undefined
  return usageStatsToBytes(updateUsageStats(stats, { kind: event.kind, day, delta: event.delta }))
}

export const usageStatsStatements = {
  // Equal days keep the order in which they were recorded.
  journal: {
    name: 'read_usage_events',
    text: `
      select json_agg(row_to_json(event) order by position)::text as page from (
        select kind, delta, occurred_on, unit_of_measure, row_number() over (order by occurred_on, event_id) as position
        from stock_event
        where household_id = $1 and item_id = $2 and kind in ('created', 'purchased', 'consumed')
          and event_id is distinct from $3 and ${isEffective}
      ) as event
      group by (position - 1) / ${page_rows} order by (position - 1) / ${page_rows}`,
  },
  store: {
    name: 'store_usage_stats',
    text: 'update item set lesson = $3 where household_id = $1 and item_id = $2',
  },
} as const satisfies Record<string, Statement>

/** Reads an item's journal again, without the event that is being undone; in slices, since it may be long. */
export async function readUsageEvents(
  queries: Queries,
  household_id: number,
  item_id: number,
  without: number | null = null,
): Promise<UsageEvent[]> {
  const slices = startSlices()
  const events: UsageEvent[] = []
  const values = [household_id, item_id, without]
  for (const { page } of await queries.query<{ page: string }>(usageStatsStatements.journal, values)) {
    for (const event of JSON.parse(page) as UsageEvent[]) events.push(event)
    if (slices.isDue()) await slices.rest()
  }
  return events
}

/** After a change of the unit: the usage statistics as if all had been counted in the new one. */
export async function recomputeUsageStats(
  queries: Queries,
  household_id: number,
  item_id: number,
  unit: string,
): Promise<void> {
  const events = await readUsageEvents(queries, household_id, item_id)
  await queries.query(usageStatsStatements.store, [household_id, item_id, await foldInSlices(events, unit)])
}
