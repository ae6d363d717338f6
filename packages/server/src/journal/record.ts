import { quantity_limits } from '@larder/contract/constants'
import type { Queries } from '../database/database.ts'
import { itemsFrom } from '../inventory/item-json.ts'
import type { EventTime } from './event-time.ts'
import { appendEntry } from './fragments.ts'
import { foldEvent, foldJournal, readTaught, type Taught } from './lesson.ts'
import { bumpRhythm, countDay, recordKinds } from './rhythm.ts'

/** What happened to an item after it was created: how much it moved by, or how much there is now. */
export type StockEvent = EventTime & {
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
export const lockStock = {
  name: 'lock_stock',
  text: `
    select version, unit_of_measure, lesson, quantity_after, quantity_after - quantity as delta
    from (
      select *, coalesce($3::numeric, quantity + $4::numeric) as quantity_after
      from item where household_id = $1 and item_id = $2
      for update
    ) as stock`,
} as const

/** Writes nothing where the item is not as it was locked: whoever forgets the transaction is told so. */
export const recordEvent = {
  name: 'record_event',
  text: `
    with moved as (
      update item set quantity = $4, lesson = $5, version = version + 1, updated_at = now()
      where household_id = $1 and item_id = $2 and version = $3
      returning *
    ), entry as (
      select household_id, item_id, $6::stock_event_kind as kind, $7::numeric as delta, quantity as quantity_after,
        unit_of_measure, $8::date as occurred_on, $9::timestamptz as occurred_at, $10::bigint as user_id,
        $11::bigint as undoes_event_id, $12::numeric as price, $13::text as source, $14::text as notes
      from moved
    ), appended as (${appendEntry}
    ), bumped as (${bumpRhythm('moved', '$8::date', '$15::boolean')}
    )
    select appended.event_id, bumped.is_backdated, row_to_json(ready)::text as item
    from appended, bumped, ${itemsFrom('moved')}`,
} as const

interface Stock {
  readonly version: number
  readonly unit_of_measure: string
  readonly lesson: readonly number[] | null
  readonly quantity_after: number
  readonly delta: number
}

function findRefusal({ kind }: StockEvent, stock: Stock | undefined): Refusal | undefined {
  if (stock === undefined) return 'missing'
  if (kind === 'consumed' && stock.delta >= 0) return 'not_less'
  if (stock.quantity_after < 0) return 'below_zero'
  return stock.quantity_after > quantity_limits.max ? 'too_large' : undefined
}

/** The one way stock moves, inside a transaction: lock the item, learn, append, move quantity and version, household last. */
export async function recordStockEvent(
  queries: Queries,
  household_id: number,
  item_id: number,
  event: StockEvent,
): Promise<Recorded | Refusal> {
  const { kind, occurred_on, occurred_at, user_id, undoes_event_id = null } = event
  const change = 'quantity' in event ? [event.quantity, null] : [null, event.delta]
  const [stock] = await queries.query<Stock & Record<string, unknown>>(lockStock, [household_id, item_id, ...change])
  const refusal = findRefusal(event, stock)
  if (refusal !== undefined || stock === undefined) return refusal ?? 'missing'

  const { delta, unit_of_measure, version, quantity_after } = stock
  const taught: Taught = { kind, delta, occurred_on, unit_of_measure }
  let lesson = foldEvent(stock.lesson, taught)
  if (lesson === undefined) {
    const journal = await readTaught(queries, household_id, item_id, undoes_event_id)
    const events = kind === 'undone' ? journal : [...journal, taught]
    lesson = foldJournal(
      events.toSorted((a, b) => (a.occurred_on < b.occurred_on ? -1 : a.occurred_on > b.occurred_on ? 1 : 0)),
      unit_of_measure,
    )
  }

  const { price = null, source = null, notes = null } = event
  const moved = [household_id, item_id, version, quantity_after, lesson]
  const about = [kind, delta, occurred_on, occurred_at, user_id, undoes_event_id, price, source, notes]
  const values = [...moved, ...about, recordKinds.has(kind)]
  const [written] = await queries.query<Recorded & { is_backdated: boolean }>(recordEvent, values)
  if (written === undefined) throw new Error('the item moved while it was locked: is there no transaction?')
  const { event_id, item, is_backdated } = written
  if (is_backdated) await countDay(queries, household_id, occurred_on, event_id)
  return { event_id, item }
}
