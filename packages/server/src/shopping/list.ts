import { isLowStock } from '@larder/contract/rules'
import type { ShoppingListEntry, ShoppingReason } from '@larder/contract/shopping'
import { roundQuantity } from '@larder/contract/values/units'
import {
  decidePurchase,
  isCandidate,
  packOf,
  type PurchaseFacts,
  type RecordedItem,
  type ShoppingDay,
} from '@larder/forecast/shopping/decide-purchase'
import { usualPacks } from '@larder/forecast/shopping/pack'
import { startSlices } from '../event-loop/slices.ts'
import { sortInSlices } from '../event-loop/sort.ts'
import type { Listed } from '../prediction/listing.ts'
import { dayNumber } from '../usage-stats/day-number.ts'
import { asked_reason, describeReason } from './reason.ts'

/** A trip to the shops: the day, how far ahead the list looks, and how often the household goes. */
export type Trip = Omit<ShoppingDay, 'today' | 'recorded_share'> & { readonly today: string }

/** What is known of how items are bought and how long they keep. */
export type BoughtFacts = ReadonlyMap<number, PurchaseFacts>

const no_facts: PurchaseFacts = { purchases: [], pack_quantity: null, packet_quantity: null, shelf_life: null }

const toDay = (date: string | null | undefined): number | null => (date == null ? null : dayNumber(date))

function toRecorded(item: Listed): RecordedItem {
  const { quantity, low_stock_threshold, unit_of_measure: unit, category, stocked, lots } = item
  return {
    quantity,
    low_stock_threshold,
    unit,
    category,
    stats: stocked.stats,
    lots: lots.map((lot) => ({
      quantity: lot.quantity,
      bought_day: toDay(lot.purchase_date),
      last_good_day: toDay(lot.expiry_date),
    })),
  }
}

const toShoppingDay = ({ recorded_share }: Listed, trip: Trip): ShoppingDay => ({
  ...trip,
  today: dayNumber(trip.today),
  recorded_share,
})

/** The line of an item, with so many packs to buy. */
function toEntry(item: Listed, pack_quantity: number, packs: number, reason: ShoppingReason): ShoppingListEntry {
  const { item_id, item_name, category, brand, quantity, unit_of_measure, outlook } = item
  return {
    item_id,
    item_name,
    category,
    brand,
    current_quantity: quantity,
    unit_of_measure,
    suggested_quantity: roundQuantity(pack_quantity * packs),
    is_low_stock: isLowStock(item),
    days_until_depletion: outlook?.days ?? null,
    confidence_level: outlook?.confidence ?? null,
    pack_quantity,
    packs,
    reason,
  }
}

/** What to buy of an item; undefined where nothing. */
function suggest(item: Listed, trip: Trip, facts: BoughtFacts): ShoppingListEntry | undefined {
  const decision = decidePurchase(toRecorded(item), facts.get(item.item_id) ?? no_facts, toShoppingDay(item, trip))
  if (decision === null) return undefined
  return toEntry(item, decision.pack, decision.packs, describeReason(item, decision, trip.today))
}

/** The line of an item that somebody asked for: as much as is usually bought. */
export function describeAsked(item: Listed, facts: BoughtFacts): ShoppingListEntry {
  const known = facts.get(item.item_id) ?? no_facts
  const pack = packOf(toRecorded(item), known)
  return toEntry(item, pack, usualPacks(known.purchases, pack), asked_reason)
}

const soonness = ({ days_until_depletion }: ShoppingListEntry): number => days_until_depletion ?? Infinity

/** What to buy, soonest first; what is low without anybody knowing how fast it goes comes last. */
export async function chooseItems(
  pages: Iterable<Iterable<Listed>> | AsyncIterable<Iterable<Listed>>,
  trip: Trip,
  findFacts: (items: readonly Listed[]) => Promise<BoughtFacts>,
): Promise<ShoppingListEntry[]> {
  const slices = startSlices()
  const candidates: Listed[] = []
  for await (const items of pages) {
    for (const item of items) if (isCandidate(toRecorded(item), toShoppingDay(item, trip))) candidates.push(item)
  }
  const facts = await findFacts(candidates)
  const wanted: ShoppingListEntry[] = []
  for (const item of candidates) {
    const entry = suggest(item, trip, facts)
    if (entry !== undefined) wanted.push(entry)
    if (slices.isDue()) await slices.rest()
  }
  // Infinity minus itself is no number.
  return sortInSlices(wanted, (a, b) =>
    soonness(a) === soonness(b) ? a.item_id - b.item_id : soonness(a) - soonness(b),
  )
}
