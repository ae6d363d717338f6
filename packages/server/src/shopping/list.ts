import { isExpired, isLowStock } from '@larder/contract/rules'
import type { ShoppingListEntry } from '@larder/contract/shopping'
import { suggestQuantity } from '@larder/forecast/suggestion'
import type { Listed } from '../prediction/listing.ts'

/** Worth buying where it is at least this likely to be gone in time. */
const worth_buying = 0.4

export interface Trip {
  readonly today: string
  /** How far ahead the list looks. */
  readonly days: number
  /** Days until the next likely shopping. */
  readonly days_to_trip: number
}

function isWanted(item: Listed, days: number): boolean {
  const { outlook } = item
  if (isLowStock(item)) return true
  return outlook !== null && (outlook.days <= days || outlook.chanceBy(days) >= worth_buying)
}

function suggest(item: Listed, { today, days, days_to_trip }: Trip): number {
  const { outlook, quantity, unit_of_measure, low_stock_threshold, expiry_date } = item
  // What has expired is nothing to reckon with.
  const stock = isExpired(expiry_date, today) ? 0 : (outlook?.stock ?? quantity)
  return suggestQuantity({
    stock,
    unit: unit_of_measure,
    threshold: low_stock_threshold,
    rate: outlook?.rate ?? 0,
    size: outlook?.size ?? 0,
    days: days + days_to_trip,
  })
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
    days_until_depletion: outlook?.days ?? null,
    confidence_level: outlook?.confidence ?? null,
  }
}

const soonness = ({ days_until_depletion }: ShoppingListEntry): number => days_until_depletion ?? Infinity

/** What to buy, soonest first; what is low without anybody knowing how fast it goes comes last. */
export function chooseItems(items: Iterable<Listed>, trip: Trip): ShoppingListEntry[] {
  const wanted: ShoppingListEntry[] = []
  for (const item of items) if (isWanted(item, trip.days)) wanted.push(toEntry(item, trip))
  // Infinity minus itself is no number.
  return wanted.toSorted((a, b) => (soonness(a) === soonness(b) ? a.item_id - b.item_id : soonness(a) - soonness(b)))
}
