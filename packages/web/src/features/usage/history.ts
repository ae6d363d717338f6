import { history_api } from '@larder/contract/calls/history-api'
import { isCalendarDay, todayIn } from '@larder/contract/values/days'
import { type ConsumptionEntry, type DiscardEntry, type LotEntry, type PurchaseEntry } from '@larder/contract/history'
import { type CountedItem, factorInto } from '@larder/contract/values/unit-factors'
import { roundQuantity } from '@larder/contract/values/units'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/client/call.ts'
import { usage_keys } from '../../api/keys.ts'

/** One line of what happened to an item. */
export type HistoryEntry =
  | ({ kind: 'consumed' } & ConsumptionEntry)
  | ({ kind: 'purchased' } & PurchaseEntry)
  | DiscardEntry
  | LotEntry

type MovingEntry = Exclude<HistoryEntry, LotEntry>

function isLater(one: HistoryEntry, other: HistoryEntry): number {
  const by_moment = Date.parse(other.date) - Date.parse(one.date)
  // Of one day the last record is the newest; it has the highest number.
  return by_moment || (other.event_id ?? 0) - (one.event_id ?? 0)
}

/** What was used, bought, thrown away and done to batches as one story, newest first. */
export function mergeHistories(
  consumed: readonly ConsumptionEntry[],
  purchased: readonly PurchaseEntry[],
  discarded: readonly DiscardEntry[] = [],
  done_to_lots: readonly LotEntry[] = [],
): HistoryEntry[] {
  return [
    ...consumed.map((entry) => ({ kind: 'consumed' as const, ...entry })),
    ...purchased.map((entry) => ({ kind: 'purchased' as const, ...entry })),
    ...discarded,
    ...done_to_lots,
  ].toSorted(isLater)
}

/** The calendar day of a record: a day stays what it is, a moment is read where the household lives. */
export function dayOf(date: string, time_zone: string | undefined): string {
  if (isCalendarDay(date)) return date
  const moment = new Date(date)
  if (Number.isNaN(moment.getTime())) return date.slice(0, 10)
  try {
    return todayIn(time_zone, moment)
  } catch {
    return todayIn(undefined, moment)
  }
}

/** The unit an entry was recorded in; a server that does not say means the one of the item. */
export function unitOf(entry: HistoryEntry, unit: string | null): string | null {
  return entry.unit_of_measure ?? unit
}

/** True for what was done to a batch: the stock stays as it is. */
export function isAboutLot(entry: HistoryEntry): entry is LotEntry {
  return 'lot_quantity' in entry
}

/** How much an entry moved. */
export function amountOf(entry: MovingEntry): number {
  if (entry.kind === 'purchased') return entry.quantity_added
  return entry.kind === 'consumed' ? entry.consumed_quantity : entry.discarded_quantity
}

/** How much an entry moved the stock, in the unit the item has now; null where it did not, or where that cannot be converted. */
export function changeOf(entry: HistoryEntry, item: CountedItem): number | null {
  if (isAboutLot(entry)) return null
  const change = entry.kind === 'purchased' ? amountOf(entry) : -amountOf(entry)
  const factor = entry.unit_of_measure ? factorInto(item, entry.unit_of_measure) : 1
  return factor === null ? null : roundQuantity(change * factor)
}

/**
 * What happened to an item; there is no history before both halves of it are there.
 * Whoever only draws along leaves a failure to the panel that says so: asking anew would take its words away.
 */
export function useHistory(item_id: number, retryOnMount = true) {
  const params = { id: String(item_id) }
  const [consumed, purchased] = useQueries({
    queries: [
      {
        queryKey: usage_keys.consumption(item_id),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          call(history_api.getConsumptionHistory, { params }, { signal }),
        retryOnMount,
      },
      {
        queryKey: usage_keys.purchases(item_id),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(history_api.getPurchaseHistory, { params }, { signal }),
        retryOnMount,
      },
    ],
  })
  const entries = useMemo(() => {
    if (!consumed.data || !purchased.data) return undefined
    const { consumption_history, discard_history, lot_history } = consumed.data
    return mergeHistories(consumption_history, purchased.data.purchase_history, discard_history, lot_history)
  }, [consumed.data, purchased.data])
  return {
    entries,
    isError: consumed.isError || purchased.isError,
    retry: () => {
      for (const half of [consumed, purchased]) if (half.isError) void half.refetch()
    },
  }
}
