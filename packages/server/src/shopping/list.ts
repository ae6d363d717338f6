import { isExpired, isLowStock } from '@larder/contract/rules'
import type { ShoppingListEntry } from '@larder/contract/shopping'
import { isBoughtToday, isNeeded, restock, runsOutWithin } from '@larder/forecast/restock'
import { suggestQuantity } from '@larder/forecast/suggestion'
import { sortInSlices } from '../event-loop/sort.ts'
import type { Listed } from '../prediction/listing.ts'

export interface Trip {
  readonly today: string
  /** How far ahead the list looks. */
  readonly days: number
  /** Days until the next likely shopping. */
  readonly days_to_trip: number
  /** What was bought in the last days: the expiry date of such an item is that of what was there before. */
  readonly bought_lately: ReadonlySet<number>
}

function daysLeft({ item_id, outlook }: Listed, { bought_lately }: Trip): number | null {
  if (outlook === null) return null
  return bought_lately.has(item_id) ? outlook.days_by_use : outlook.days
}

function isWanted(item: Listed, trip: Trip): boolean {
  const days_left = daysLeft(item, trip)
  if (isLowStock(item)) return true
  if (isBoughtToday(item.stocked)) return false
  return item.outlook !== null && days_left !== null && runsOutWithin(trip.days, days_left, item.outlook.chanceBy)
}

function suggest(item: Listed, { today, days, days_to_trip, bought_lately }: Trip): number {
  const { item_id, outlook, quantity, unit_of_measure, low_stock_threshold, expiry_date, stocked } = item
  // What has expired does not count.
  const hasExpired = isExpired(expiry_date, today) && !bought_lately.has(item_id)
  const need = {
    stock: hasExpired ? 0 : (outlook?.stock ?? quantity),
    unit: unit_of_measure,
    threshold: low_stock_threshold,
    rate: outlook?.rate ?? 0,
    size: outlook?.size ?? 0,
    days: days + days_to_trip,
  }
  return suggestQuantity(need, (bought) => !isNeeded(restock(stocked, bought), days))
}

function toEntry(item: Listed, trip: Trip): ShoppingListEntry {
  const { item_id, item_name, category, brand, quantity, unit_of_measure, outlook } = item
  return {
    item_id,
    item_name,
    category,
    brand,
    current_quantity: quantity,
    unit_of_measure,
    suggested_quantity: suggest(item, trip),
    is_low_stock: isLowStock(item),
    days_until_depletion: daysLeft(item, trip),
    confidence_level: outlook?.confidence ?? null,
  }
}

const soonness = ({ days_until_depletion }: ShoppingListEntry): number => days_until_depletion ?? Infinity

/** What to buy, soonest first; what is low without anybody knowing how fast it goes comes last. */
export async function chooseItems(
  pages: Iterable<Iterable<Listed>> | AsyncIterable<Iterable<Listed>>,
  trip: Trip,
): Promise<ShoppingListEntry[]> {
  const wanted: ShoppingListEntry[] = []
  for await (const items of pages) {
    for (const item of items) if (isWanted(item, trip)) wanted.push(toEntry(item, trip))
  }
  // Infinity minus itself is no number.
  return sortInSlices(wanted, (a, b) =>
    soonness(a) === soonness(b) ? a.item_id - b.item_id : soonness(a) - soonness(b),
  )
}
