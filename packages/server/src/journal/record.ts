import { noticesOf, findChange, type NoticeChange } from '@larder/stock/notice-rules'
import { type Recorded as RecordedChange, recordChange, type StockRefusal } from '@larder/stock/record-change'
import type { MovedLots } from '@larder/stock/lots/lot-change'
import type { Amount, Move, StockChange as Change } from '@larder/stock/stock'
import type { Queries } from '../database/database.ts'
import { record_kinds } from '../usage-stats/record-kinds.ts'
import { createUsageStatsRepository } from '../usage-stats/repository.ts'
import { foldEvent, foldInSlices, type UsageEvent } from '../usage-stats/usage-stats.ts'
import type { EventTime } from './event-time.ts'
import { createStockRepository, type Stock } from './stock-repository.ts'

/** What happened to an item after it was created: how much it moved by, or how much there is now. */
export type StockEvent = Omit<EventTime, 'recorded_on'> & {
  /** Without it notices are left to the next refresh: a story of months is told faster that way. */
  readonly recorded_on?: string
  readonly kind:
    | 'purchased'
    | 'consumed'
    | 'corrected'
    | 'discarded'
    | 'undone'
    | 'opened'
    | 'frozen'
    | 'thawed'
    | 'moved'
  readonly user_id: number
  readonly undoes_event_id?: number
  readonly source?: string | null
  readonly reason?: string | null
  /** Moves the lots where the kind alone does not say how. */
  readonly moveLots?: (stock: Stock & Move) => MovedLots
} & Amount &
  Pick<Change, 'price' | 'notes' | 'lot_id' | 'facts' | 'is_rescaled' | 'counted_in' | 'is_late'>

export interface Recorded {
  readonly event_id: number
  /** The item as it stands now, as JSON. */
  readonly item: string
}

/** Why nothing was written: no such item, or what the rules of stock say. */
export type Refusal = 'missing' | StockRefusal

/** A change of stock: which item of which household, and the event to record. */
export type StockChange = StockEvent & { readonly household_id: number; readonly item_id: number }

/** What begins or ends to hold of the item with this event: the rules know what held before, nobody has to read it. */
function findNoticeChange({ recorded_on }: StockEvent, before: Stock, after: Stock): NoticeChange | undefined {
  if (recorded_on === undefined) return undefined
  return findChange([...noticesOf(before, recorded_on, 0)], after, recorded_on)
}

type UsageChange = Pick<StockChange, 'household_id' | 'item_id' | 'kind' | 'occurred_on' | 'source' | 'undoes_event_id'>

/** The usage statistics with this event: folded, or computed again from the journal where it comes out of order. */
export async function computeUsageStats(
  queries: Queries,
  { kind, occurred_on, ...change }: UsageChange,
  stock: Move & Pick<Stock, 'unit_of_measure' | 'unit_factors' | 'usage_stats'>,
) {
  const { delta, unit_of_measure, quantity_after } = stock
  const { source = null } = change
  const event: UsageEvent = { kind, delta, occurred_on, unit_of_measure, quantity_after, source }
  const folded = foldEvent(stock.usage_stats, event)
  if (folded !== undefined) return folded
  const { household_id, item_id, undoes_event_id = null } = change
  const journal = await createUsageStatsRepository(queries, household_id).readEvents(item_id, undoes_event_id)
  const events = kind === 'undone' ? journal : [...journal, event]
  const inOrder = events.toSorted((a, b) =>
    a.occurred_on < b.occurred_on ? -1 : a.occurred_on > b.occurred_on ? 1 : 0,
  )
  return foldInSlices(inOrder, stock)
}

async function write(queries: Queries, change: StockChange, before: Stock, recorded: RecordedChange<Stock>) {
  const { household_id, item_id, kind, occurred_on, occurred_at, user_id, undoes_event_id = null } = change
  const { price = null, source = null, reason = null } = change
  const { delta, quantity_after, lot_changes, notes, stock: after } = recorded
  const stats = await computeUsageStats(queries, change, { ...before, delta, quantity_after })
  const about = { kind, delta, occurred_on, occurred_at, user_id, undoes_event_id, price, source, notes, reason }
  const event = { ...about, lot_changes, is_record: record_kinds.has(kind) }
  const notices = findNoticeChange(change, before, after)
  return await createStockRepository(queries, household_id).record(item_id, after, stats, event, notices)
}

/** The one way stock moves, in a transaction: lock the item, update its statistics, append, move quantity, household last. */
export async function recordStockEvent(queries: Queries, change: StockChange): Promise<Recorded | Refusal> {
  const { household_id, item_id, occurred_on } = change
  const stock = await createStockRepository(queries, household_id).lock(item_id)
  if (stock === undefined) return 'missing'
  const recorded = recordChange(stock, change, change.moveLots)
  if (typeof recorded === 'string') return recorded
  const written = await write(queries, change, stock, recorded)
  if (written === undefined) throw new Error('the item moved while it was locked: is there no transaction?')
  const { event_id, item, is_backdated } = written
  if (is_backdated) await createUsageStatsRepository(queries, household_id).countDay(occurred_on, event_id)
  return { event_id, item }
}
