import { quantity_limits } from '@larder/contract/constants'
import type { Database, Queries, Statement } from '../database/database.ts'
import { itemsFrom } from '../inventory/item-json.ts'
import { findChange, noticesOf, type NoticeChange } from '../notices/rules.ts'
import type { EventTime } from './event-time.ts'
import { appendEntry } from './fragments.ts'
import { foldEvent, foldInSlices, readUsageEvents, type UsageEvent } from './usage-stats.ts'
import { bumpRhythm, countDay, recordKinds } from './rhythm.ts'
import { createKeyedQueue } from './keyed-queue.ts'

/** What happened to an item after it was created: how much it moved by, or how much there is now. */
export type StockEvent = Omit<EventTime, 'recorded_on'> & {
  /** Without it notices are left to the next refresh: a story of months is told faster that way. */
  readonly recorded_on?: string
  readonly kind: 'purchased' | 'consumed' | 'corrected' | 'discarded' | 'undone'
  readonly user_id: number
  readonly undoes_event_id?: number
  readonly price?: number | null
  readonly source?: string | null
  readonly notes?: string | null
} & ({ readonly delta: number } | { readonly quantity: number })

export interface Recorded {
  readonly event_id: number
  /** The item as it stands now, as JSON. */
  readonly item: string
}

/** Why nothing was written: no such item, no use at all, or it would hold less than nothing or more than is kept exactly. */
export type Refusal = 'missing' | 'not_less' | 'below_zero' | 'too_large'

// The arithmetic is PostgreSQL's: its decimals are exact.
const stockAfter = (lock: '' | 'for update'): string => `
  select version, unit_of_measure, lesson, quantity, coalesce($3::numeric, quantity + $4::numeric) as quantity_after,
    coalesce($3::numeric - quantity, $4::numeric) as delta, low_stock_threshold, expiry_date
  from item where household_id = $1 and item_id = $2 ${lock}`

export const readStock = { name: 'read_stock', text: stockAfter('') } as const
export const lockStock = { name: 'lock_stock', text: stockAfter('for update') } as const

/** The notices that end and begin with the event, for when there are any. */
const syncNotices = `
    ), gone as (
      delete from notice using moved
      where notice.household_id = $1 and notice.item_id = $2 and notice.kind = any($16::text[])
    ), raised as (
      insert into notice (household_id, item_id, kind)
      select $1::bigint, moved.item_id, begun.kind from moved, unnest($17::text[]) as begun(kind)
      on conflict do nothing`

/** All of it in one statement, which writes nothing where the item is no longer as it was read. */
const record = (also = ''): string => `
    with moved as (
      update item set quantity = $4, lesson = $5, version = version + 1, updated_at = now()
      where household_id = $1 and item_id = $2 and version = $3
      returning *
    ), entry as (
      select item_id, $6::stock_event_kind as kind, $7::numeric as delta, quantity as quantity_after,
        unit_of_measure, $8::date as occurred_on, $9::timestamptz as occurred_at, $10::bigint as user_id,
        $11::bigint as undoes_event_id, $12::numeric as price, $13::text as source, $14::text as notes
      from moved
    ), appended as (${appendEntry}
    ), bumped as (${bumpRhythm('moved', '$8::date', '$15::boolean')}${also}
    )
    select appended.event_id, bumped.is_backdated, row_to_json(ready)::text as item
    from appended, bumped, ${itemsFrom('moved')}`

export const recordEvent = { name: 'record_event', text: record() } as const
export const recordEventAndNotices = { name: 'record_event_and_notices', text: record(syncNotices) } as const

interface Stock {
  readonly version: number
  readonly unit_of_measure: string
  /** Usage statistics, as the column stores them. */
  readonly lesson: Buffer | null
  readonly quantity: number
  readonly quantity_after: number
  readonly delta: number
  readonly low_stock_threshold: number | null
  readonly expiry_date: string | null
}

/** A change of stock: which item of which household, and the event to record. */
export type StockChange = StockEvent & { readonly household_id: number; readonly item_id: number }

function findRefusal({ kind }: StockEvent, stock: Stock | undefined): Refusal | undefined {
  if (stock === undefined) return 'missing'
  if (kind === 'consumed' && stock.delta >= 0) return 'not_less'
  if (stock.quantity_after < 0) return 'below_zero'
  return stock.quantity_after > quantity_limits.max ? 'too_large' : undefined
}

/** What begins or ends to hold of the item with this event: the rules know what held before, nobody has to read it. */
function findNoticeChange({ recorded_on }: StockEvent, stock: Stock): NoticeChange | undefined {
  if (recorded_on === undefined) return undefined
  const held = noticesOf(stock, recorded_on, 0)
  return findChange([...held], { ...stock, quantity: stock.quantity_after }, recorded_on)
}

/** The usage statistics with this event: folded, or computed again from the journal where it comes out of order. */
async function computeUsageStats(queries: Queries, { kind, occurred_on, ...change }: StockChange, stock: Stock) {
  const { delta, unit_of_measure } = stock
  const event: UsageEvent = { kind, delta, occurred_on, unit_of_measure }
  const folded = foldEvent(stock.lesson, event)
  if (folded !== undefined) return folded
  const { household_id, item_id, undoes_event_id = null } = change
  const journal = await readUsageEvents(queries, household_id, item_id, undoes_event_id)
  const events = kind === 'undone' ? journal : [...journal, event]
  const inOrder = events.toSorted((a, b) =>
    a.occurred_on < b.occurred_on ? -1 : a.occurred_on > b.occurred_on ? 1 : 0,
  )
  return foldInSlices(inOrder, unit_of_measure)
}

async function write(queries: Queries, change: StockChange, stock: Stock): Promise<Recorded | undefined> {
  const { household_id, item_id, kind, occurred_on, occurred_at, user_id, undoes_event_id = null } = change
  const { price = null, source = null, notes = null } = change
  const stats = await computeUsageStats(queries, change, stock)
  const moved = [household_id, item_id, stock.version, stock.quantity_after, stats]
  const about = [kind, stock.delta, occurred_on, occurred_at, user_id, undoes_event_id, price, source, notes]
  const values = [...moved, ...about, recordKinds.has(kind)]
  const notices = findNoticeChange(change, stock)
  const [statement, noticeValues] =
    notices === undefined ? [recordEvent, []] : [recordEventAndNotices, [notices.gone, notices.raised]]
  const [written] = await queries.query<Recorded & { is_backdated: boolean }>(statement, [...values, ...noticeValues])
  if (written === undefined) return undefined
  const { event_id, item, is_backdated } = written
  if (is_backdated) await countDay(queries, household_id, occurred_on, event_id)
  return { event_id, item }
}

async function findStock(queries: Queries, change: StockChange, statement: Statement): Promise<Stock | undefined> {
  const { household_id, item_id } = change
  const amount = 'quantity' in change ? [change.quantity, null] : [null, change.delta]
  const [stock] = await queries.query<Stock & Record<string, unknown>>(statement, [household_id, item_id, ...amount])
  return stock
}

/** The one way stock moves, in a transaction: lock the item, update its statistics, append, move quantity, household last. */
export async function recordStockEvent(queries: Queries, change: StockChange): Promise<Recorded | Refusal> {
  const stock = await findStock(queries, change, lockStock)
  const refusal = findRefusal(change, stock)
  if (refusal !== undefined || stock === undefined) return refusal ?? 'missing'
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
  change: StockChange,
  last_record_on: string | null,
): Promise<Recorded | Refusal> {
  const stock = await findStock(database, change, readStock)
  const refusal = findRefusal(change, stock)
  if (refusal !== undefined || stock === undefined) return refusal ?? 'missing'
  if (change.occurred_on >= (last_record_on ?? '')) {
    const recorded = await enqueue(change.household_id, () => write(database, change, stock))
    if (recorded !== undefined) return recorded
  }
  return database.transaction((queries) => recordStockEvent(queries, change))
}
