import { shopping } from '@larder/contract/constants'
import { type CountedItem, factorInto } from '@larder/contract/values/unit-factors'
import {
  empty_usage_stats,
  isInOrder,
  type JournalEvent,
  updateUsageStats,
  type UsageStats,
} from '@larder/forecast/usage-stats'
import { observeAmount, type RecentUses } from '@larder/forecast/usual-uses'
import { startSlices } from '../event-loop/slices.ts'
import { dayNumber } from './day-number.ts'
import { recentUsesFromBytes, usageStatsFromBytes, usageStatsToBytes } from './usage-stats-bytes.ts'

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

/** What is folded: the statistics, and the amounts of the last uses. */
interface Folded {
  readonly stats: UsageStats
  readonly recent: RecentUses
}

const nothing_folded: Folded = { stats: empty_usage_stats, recent: [] }

function addKnown({ stats, recent }: Folded, event: UsageEvent, kind: JournalEvent['kind'], factor: number): Folded {
  const isUse = kind === 'consumed' && event.delta < 0
  return {
    stats: updateUsageStats(stats, toJournalEvent(event, kind, factor)),
    recent: isUse ? observeAmount(recent, -event.delta * factor, event.quantity_after === 0) : recent,
  }
}

function addEvent(folded: Folded, event: UsageEvent, item: CountedItem): Folded {
  const unit = event.unit_of_measure ?? item.unit_of_measure
  const factor = unit === null ? 1 : factorInto(item, unit)
  const kind = findUsageKind(event.kind)
  return factor === null || kind === undefined ? folded : addKnown(folded, event, kind, factor)
}

const toBytes = ({ stats, recent }: Folded): Buffer => usageStatsToBytes(stats, recent)

/** The usage statistics of a journal, oldest event first; events in a unit that cannot be converted are left out. */
export function foldJournal(events: readonly UsageEvent[], item: CountedItem): Buffer {
  let folded = nothing_folded
  for (const event of events) folded = addEvent(folded, event, item)
  return toBytes(folded)
}

/** The same of a journal that was read again and may be long, with rests for others. */
export async function foldInSlices(events: readonly UsageEvent[], item: CountedItem): Promise<Buffer> {
  const slices = startSlices()
  let folded = nothing_folded
  for (const event of events) {
    folded = addEvent(folded, event, item)
    if (slices.isDue()) await slices.rest()
  }
  return toBytes(folded)
}

/** Stored usage statistics after one more event, or undefined where the whole journal has to be read again. */
export function foldEvent(stored: Buffer | null, event: UsageEvent): Buffer | null | undefined {
  if (event.kind === 'undone') return undefined
  const kind = findUsageKind(event.kind)
  const recent = stored === null ? undefined : recentUsesFromBytes(stored)
  if (kind === undefined && (stored === null || recent !== undefined)) return stored
  // Shorter ones were stored before the demand or the amounts were kept.
  if (kind === undefined || stored === null || recent === undefined) return undefined
  const stats = usageStatsFromBytes(stored)
  if (!isInOrder(stats, dayNumber(event.occurred_on))) return undefined
  return toBytes(addKnown({ stats, recent }, event, kind, 1))
}
