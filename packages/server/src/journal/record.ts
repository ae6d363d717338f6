import { quantity_limits } from '@larder/contract/constants'
import { findShownLot } from '@larder/contract/lots'
import type { Database, Queries } from '../database/database.ts'
import type { MovedLots } from '../lots/lot-change.ts'
import { findLotRefusal, moveLots, type MovingEvent } from '../lots/lots-of-event.ts'
import { findChange, noticesOf, type NoticeChange } from '../notices/rules.ts'
import { record_kinds } from '../usage-stats/record-kinds.ts'
import { createUsageStatsRepository } from '../usage-stats/repository.ts'
import { foldEvent, foldInSlices, type UsageEvent } from '../usage-stats/usage-stats.ts'
import type { EventTime } from './event-time.ts'
import { createKeyedQueue } from './keyed-queue.ts'
import { fitLateChange } from './late-change.ts'
import { readSaidUnit } from './said-unit.ts'
import { type Amount, createStockRepository, type Stock } from './stock-repository.ts'

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
  readonly price?: number | null
  readonly source?: string | null
  readonly notes?: string | null
  readonly reason?: string | null
  /** The unit that its amount is said in, where that may be another one than the item has by now. */
  readonly counted_in?: string | null | undefined
  /** True of what was recorded offline: it happened, and is recorded as far as the stock allows it. */
  readonly is_late?: boolean | undefined
  /** Moves the lots where the kind alone does not say how. */
  readonly moveLots?: (stock: Stock) => MovedLots
} & Amount &
  Pick<MovingEvent, 'lot_id' | 'facts' | 'is_rescaled'>

export interface Recorded {
  readonly event_id: number
  /** The item as it stands now, as JSON. */
  readonly item: string
}

/** Why nothing was written: no such item or lot, no use at all, or it would hold less than nothing or more than is kept exactly. */
export type Refusal =
  | 'missing'
  | 'other_unit'
  | 'not_less'
  | 'below_zero'
  | 'too_large'
  | 'lot_missing'
  | 'lot_too_small'

/** A change of stock: which item of which household, and the event to record. */
export type StockChange = StockEvent & { readonly household_id: number; readonly item_id: number }

function findRefusal(event: StockEvent, stock: Stock | undefined | 'other_unit'): Refusal | undefined {
  const { kind, is_late: isLate = false } = event
  if (stock === undefined) return 'missing'
  if (stock === 'other_unit') return stock
  if (kind === 'consumed' && stock.delta >= 0 && !isLate) return 'not_less'
  if (stock.quantity_after < 0) return 'below_zero'
  if (stock.quantity_after > quantity_limits.max) return 'too_large'
  return findLotRefusal(stock.lots, event, stock.delta)
}

/** What begins or ends to hold of the item with this event: the rules know what held before, nobody has to read it. */
function findNoticeChange({ recorded_on }: StockEvent, stock: Stock, { lots }: MovedLots): NoticeChange | undefined {
  if (recorded_on === undefined) return undefined
  const held = noticesOf(stock, recorded_on, 0)
  const { expiry_date } = findShownLot(lots) ?? stock
  return findChange([...held], { ...stock, expiry_date, quantity: stock.quantity_after }, recorded_on)
}

type UsageChange = Pick<StockChange, 'household_id' | 'item_id' | 'kind' | 'occurred_on' | 'source' | 'undoes_event_id'>

/** The usage statistics with this event: folded, or computed again from the journal where it comes out of order. */
export async function computeUsageStats(
  queries: Queries,
  { kind, occurred_on, ...change }: UsageChange,
  stock: Pick<Stock, 'delta' | 'unit_of_measure' | 'unit_factors' | 'quantity_after' | 'usage_stats'>,
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

async function write(queries: Queries, change: StockChange, stock: Stock): Promise<Recorded | undefined> {
  const { household_id, item_id, kind, occurred_on, occurred_at, user_id, undoes_event_id = null } = change
  const { price = null, source = null, notes = null, reason = null } = change
  const stats = await computeUsageStats(queries, change, stock)
  const about = { kind, occurred_on, occurred_at, user_id, undoes_event_id, price, source, notes, reason }
  const entry = { ...about, is_record: record_kinds.has(kind) }
  const repository = createStockRepository(queries, household_id)
  const moved = change.moveLots?.(stock) ?? moveLots(stock, change)
  const written = await repository.record(item_id, stock, moved, stats, entry, findNoticeChange(change, stock, moved))
  if (written === undefined) return undefined
  const { event_id, item, is_backdated } = written
  if (is_backdated) await createUsageStatsRepository(queries, household_id).countDay(occurred_on, event_id)
  return { event_id, item }
}

/** The stock that a change moves, and the change as it is to be recorded. */
async function findStock(queries: Queries, asked: StockChange, lock: 'read' | 'lock') {
  const found = await createStockRepository(queries, asked.household_id).find(asked.item_id, asked, lock)
  const stock = found && readSaidUnit(found, asked)
  if (stock === undefined || stock === 'other_unit' || asked.is_late !== true) return { change: asked, stock }
  return fitLateChange(asked, stock)
}

/** The one way stock moves, in a transaction: lock the item, update its statistics, append, move quantity, household last. */
export async function recordStockEvent(queries: Queries, asked: StockChange): Promise<Recorded | Refusal> {
  const { change, stock } = await findStock(queries, asked, 'lock')
  const refusal = findRefusal(change, stock)
  if (refusal !== undefined || stock === undefined || stock === 'other_unit') return refusal ?? 'missing'
  const recorded = await write(queries, change, stock)
  if (recorded === undefined) throw new Error('the item moved while it was locked: is there no transaction?')
  return recorded
}

const enqueue = createKeyedQueue()

/**
 * The same for an event that comes alone. Mostly nobody else moves the item in that moment, and then two statements do
 * instead of four; where somebody does, or an earlier day has to be counted, it begins again with a lock.
 */
export async function recordAlone(
  database: Database,
  asked: StockChange,
  last_record_on: string | null,
): Promise<Recorded | Refusal> {
  const { change, stock } = await findStock(database, asked, 'read')
  const refusal = findRefusal(change, stock)
  if (refusal !== undefined || stock === undefined || stock === 'other_unit') return refusal ?? 'missing'
  if (change.occurred_on >= (last_record_on ?? '')) {
    const recorded = await enqueue(change.household_id, () => write(database, change, stock))
    if (recorded !== undefined) return recorded
  }
  return database.transaction((queries) => recordStockEvent(queries, asked))
}
