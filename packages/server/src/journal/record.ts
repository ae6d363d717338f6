import { quantity_limits } from '@larder/contract/constants'
import type { Queries } from '../database/database.ts'
import { itemsFrom } from '../inventory/item-json.ts'
import { appendEntry, bumpInventory } from './fragments.ts'

/** What happened to an item after it was created: how much it moved by, or how much there is now. */
export type StockEvent = {
  readonly kind: 'purchased' | 'consumed' | 'corrected' | 'discarded' | 'undone'
  readonly user_id: number
  /** The household's calendar day the event is about. */
  readonly occurred_on: string
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

/** Why nothing was written: no such item, or it would hold less than nothing or more than is kept exactly. */
export type Refusal = 'missing' | 'below_zero' | 'too_large'

/** One statement, so that it is whole with or without a transaction around it. */
export const recordEvent = {
  name: 'record_event',
  text: `
    with stock as materialized (
      select household_id, item_id, quantity, coalesce($4::numeric, quantity + $5::numeric) as quantity_after
      from item where household_id = $1 and item_id = $2
      for update
    ), entry as (
      select household_id, item_id, $3::stock_event_kind as kind, quantity_after - quantity as delta, quantity_after,
        $6::date as occurred_on, $7::bigint as user_id, $8::bigint as undoes_event_id, $9::numeric as price,
        $10::text as source, $11::text as notes
      from stock where quantity_after between 0 and ${quantity_limits.max}
    ), appended as (${appendEntry}
    ), moved as (
      update item set quantity = entry.quantity_after, version = item.version + 1, updated_at = now()
      from entry where item.household_id = entry.household_id and item.item_id = entry.item_id
      returning item.*
    ), bumped as (${bumpInventory('moved')}
    )
    select stock.quantity_after, appended.event_id, row_to_json(ready)::text as item
    from stock left join appended on true left join ${itemsFrom('moved')} on true`,
} as const

type Outcome = (Recorded | { readonly event_id: null }) & { readonly quantity_after: number }

/** The one way stock moves: it locks the item, appends the event, moves quantity and version, and bumps the household. */
export async function recordStockEvent(
  queries: Queries,
  household_id: number,
  item_id: number,
  event: StockEvent,
): Promise<Recorded | Refusal> {
  const { kind, occurred_on, user_id, undoes_event_id = null, price = null, source = null, notes = null } = event
  const change = 'quantity' in event ? [event.quantity, null] : [null, event.delta]
  const about = [occurred_on, user_id, undoes_event_id, price, source, notes]
  const values = [household_id, item_id, kind, ...change, ...about]
  const [outcome] = await queries.query<Outcome>(recordEvent, values)
  if (outcome === undefined) return 'missing'
  if (outcome.event_id === null) return outcome.quantity_after < 0 ? 'below_zero' : 'too_large'
  return { event_id: outcome.event_id, item: outcome.item }
}
