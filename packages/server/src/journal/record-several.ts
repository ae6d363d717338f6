import { quantity_limits } from '@larder/contract/constants'
import { type Lot } from '@larder/contract/lots'
import { roundQuantity } from '@larder/contract/values/units'
import type { Queries } from '../database/database.ts'
import { startSlices } from '../event-loop/slices.ts'
import { factsOf, type LotChange, type Lots } from '@larder/stock/lots/lot-change'
import { putIntoLots, takeFromLots } from '@larder/stock/lots/move-lots'
import { withLots } from '@larder/stock/record-change'
import { computeUsageStats } from './record.ts'
import { createStockRepository, type HeldStock } from './stock-repository.ts'

/** Lots that are put to those of an item, in its unit, and what the journal says of it. */
export interface Addition {
  readonly item_id: number
  readonly lots: readonly Lot[]
  readonly notes: string
}

interface Author {
  readonly household_id: number
  readonly user_id: number
  readonly occurred_on: string
}

/** The item with lots added, and the event of it; undefined where it would hold more than is kept exactly. */
function addLots(stock: HeldStock, { lots: added, notes }: Addition) {
  let now: Lots = stock
  const changes: LotChange[] = []
  for (const lot of added) {
    const put = putIntoLots(now, lot.quantity, factsOf(lot))
    changes.push(...put.changes)
    now = put
  }
  const delta = roundQuantity(added.reduce((sum, { quantity }) => sum + quantity, 0))
  const moved = withLots(stock, now, roundQuantity(stock.quantity + delta))
  if (moved.quantity > quantity_limits.max) return undefined
  return {
    moved,
    event: { item_id: stock.item_id, delta, quantity_after: moved.quantity, notes, lot_changes: changes },
  }
}

/**
 * Puts lots to many items at once, as counting them would: event by event it would be thousands of statements. The items are
 * held already, before the household, and so that their order is everybody's. Notices are left to the next refresh. Tells
 * which additions found no room.
 */
export async function recordAdditions<Wanted extends Addition>(
  queries: Queries,
  author: Author,
  additions: readonly Wanted[],
): Promise<ReadonlySet<Wanted>> {
  const { household_id, user_id, occurred_on } = author
  const repository = createStockRepository(queries, household_id)
  const held = await repository.findSeveral([...new Set(additions.map(({ item_id }) => item_id))])
  const stocks = new Map(held.map((stock) => [stock.item_id, stock]))
  const refused = new Set<Wanted>()
  const events: object[] = []
  const slices = startSlices()
  for (const addition of additions) {
    const stock = stocks.get(addition.item_id)
    const added = stock && addLots(stock, addition)
    if (added === undefined) refused.add(addition)
    else if (added.event.delta > 0) {
      const { moved, event } = added
      const change = { household_id, item_id: moved.item_id, kind: 'corrected', occurred_on } as const
      const after = { ...moved, delta: event.delta, quantity_after: event.quantity_after }
      const usage_stats = await computeUsageStats(queries, change, after)
      stocks.set(moved.item_id, { ...moved, usage_stats })
      events.push({ ...event, unit_of_measure: moved.unit_of_measure })
    }
    if (slices.isDue()) await slices.rest()
  }
  await repository.recordSeveral([...stocks.values()], events, { user_id, occurred_on })
  return refused
}

/** Takes all stock out of items that are held, as counting nothing would. */
export async function recordEmptied(
  queries: Queries,
  { household_id, user_id, occurred_on }: Author,
  stocks: readonly HeldStock[],
  notes: string,
): Promise<void> {
  const emptied: HeldStock[] = []
  const events: object[] = []
  const slices = startSlices()
  for (const stock of stocks) {
    if (stock.quantity === 0) continue
    const { changes, ...lots } = takeFromLots(stock, stock.quantity)
    const moved = withLots(stock, lots, 0)
    const { item_id, unit_of_measure } = stock
    const change = { household_id, item_id, kind: 'corrected', occurred_on } as const
    const after = { ...moved, delta: -stock.quantity, quantity_after: 0 }
    // Statistics that nobody has asked for yet stay unknown.
    const usage_stats = stock.usage_stats && (await computeUsageStats(queries, change, after))
    emptied.push({ ...moved, usage_stats })
    events.push({ item_id, delta: -stock.quantity, quantity_after: 0, notes, lot_changes: changes, unit_of_measure })
    if (slices.isDue()) await slices.rest()
  }
  await createStockRepository(queries, household_id).recordSeveral(emptied, events, { user_id, occurred_on })
}
