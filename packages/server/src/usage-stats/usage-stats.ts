import { shopping } from '@larder/contract/constants'
import { type CountedItem, factorInto } from '@larder/contract/values/unit-factors'
import {
  empty_usage_stats,
  isInOrder,
  type JournalEvent,
  updateUsageStats,
  type UsageStats,
} from '@larder/forecast/usage-stats'
import { startSlices } from '../event-loop/slices.ts'
import { dayNumber } from './day-number.ts'
import { usage_stats_bytes, usageStatsFromBytes, usageStatsToBytes } from './usage-stats-bytes.ts'

/** An event that usage statistics are computed from, in the unit it was counted in. */
export interface UsageEvent {
  readonly kind: string
  readonly delta: number
  readonly occurred_on: string
  readonly unit_of_measure: string | null
  /** The stock after it, in the same unit; what a correction tells. */
  readonly quantity_after?: number
  readonly source?: string | null
}

const usage_kinds = [
  'created',
  'purchased',
  'consumed',
  'corrected',
  'discarded',
] as const satisfies JournalEvent['kind'][]

const findUsageKind = (kind: string) => usage_kinds.find((known) => known === kind)

/** The event as the forecast sees it, each of its amounts times the factor. */
function toJournalEvent(event: UsageEvent, kind: JournalEvent['kind'], factor: number): JournalEvent {
  const { delta, occurred_on, quantity_after, source } = event
  const counted = kind === 'corrected' && quantity_after !== undefined ? { counted: quantity_after * factor } : {}
  const isListed = kind === 'purchased' && source === shopping.purchase_source
  return { kind, day: dayNumber(occurred_on), delta: delta * factor, is_listed: isListed, ...counted }
}

function addEvent(stats: UsageStats, event: UsageEvent, item: CountedItem): UsageStats {
  const unit = event.unit_of_measure ?? item.unit_of_measure
  const factor = unit === null ? 1 : factorInto(item, unit)
  const kind = findUsageKind(event.kind)
  if (factor === null || kind === undefined) return stats
  return updateUsageStats(stats, toJournalEvent(event, kind, factor))
}

/** The usage statistics of a journal, oldest event first; events in a unit that cannot be converted are left out. */
export function foldJournal(events: readonly UsageEvent[], item: CountedItem): Buffer {
  let stats = empty_usage_stats
  for (const event of events) stats = addEvent(stats, event, item)
  return usageStatsToBytes(stats)
}

/** The same of a journal that was read again and may be long, with rests for others. */
export async function foldInSlices(events: readonly UsageEvent[], item: CountedItem): Promise<Buffer> {
  const slices = startSlices()
  let stats = empty_usage_stats
  for (const event of events) {
    stats = addEvent(stats, event, item)
    if (slices.isDue()) await slices.rest()
  }
  return usageStatsToBytes(stats)
}

/** Stored usage statistics after one more event, or undefined where the whole journal has to be read again. */
export function foldEvent(stored: Buffer | null, event: UsageEvent): Buffer | null | undefined {
  if (event.kind === 'undone') return undefined
  const kind = findUsageKind(event.kind)
  if (kind === undefined) return stored
  // Shorter ones were stored before the demand was counted.
  if (stored === null || stored.length < usage_stats_bytes) return undefined
  const stats = usageStatsFromBytes(stored)
  if (!isInOrder(stats, dayNumber(event.occurred_on))) return undefined
  return usageStatsToBytes(updateUsageStats(stats, toJournalEvent(event, kind, 1)))
}
