import { addDays } from '@larder/contract/values/days'
import { isLowStock } from '@larder/contract/rules'
import type { ShoppingListEntry } from '@larder/contract/shopping'
import { limitPurchase } from '@larder/forecast/lots/purchase-limit'
import { isBoughtToday, isNeeded, restock, runsOutWithin } from '@larder/forecast/restock'
import { stepOf, suggestQuantity } from '@larder/forecast/suggestion'
import { startSlices } from '../event-loop/slices.ts'
import { sortInSlices } from '../event-loop/sort.ts'
import { daysUntilSpoiled, sumUsable } from '../prediction/dated-lots.ts'
import type { Listed } from '../prediction/listing.ts'

export interface Trip {
  readonly today: string
  /** How far ahead the list looks. */
  readonly days: number
  /** Days until the next likely shopping. */
  readonly days_to_trip: number
  readonly bought_today: ReadonlySet<number>
}

/** Whether all that can be used is used or gone off by then. */
const isSpoiledWithin = (days: number, lots: Listed['lots'], rate: number, today: string): boolean =>
  daysUntilSpoiled(lots, rate, today) <= days + 1

/** Low, used up by then, or gone off by then. */
function isWanted(item: Listed, { days, today }: Trip): boolean {
  const { outlook, lots } = item
  if (isLowStock(item)) return true
  if (outlook === null || isBoughtToday(item.stocked)) return false
  return runsOutWithin(days, outlook.days, outlook.chanceBy) || isSpoiledWithin(days, lots, outlook.rate, today)
}

/** The most that is used before it goes off in its turn; null where nobody knows, or a minimum was asked for. */
function findMost(item: Listed, today: string, shelf_life_days: number | undefined): number | null {
  if (shelf_life_days === undefined || isLowStock(item)) return null
  // What has no date keeps no longer than what is bought.
  const assumed = addDays(today, shelf_life_days)
  const lots = item.lots.map((lot) => ({ ...lot, expiry_date: lot.expiry_date ?? assumed }))
  return limitPurchase(item.stocked, { lots, unit: item.unit_of_measure, shelf_life_days })
}

/** As much was bought today as is used before it goes off. */
const isBoughtEnough = (item: Listed, { today, bought_today }: Trip, shelf_life_days: number | undefined): boolean =>
  bought_today.has(item.item_id) && findMost(item, today, shelf_life_days) === 0

function suggest(item: Listed, { today, days, days_to_trip }: Trip, shelf_life_days: number | undefined): number {
  const { outlook, quantity, unit_of_measure, low_stock_threshold, lots, stocked } = item
  const need = {
    // What has expired does not count.
    stock: Math.min(outlook?.stock ?? quantity, sumUsable(lots, today)),
    unit: unit_of_measure,
    threshold: low_stock_threshold,
    rate: outlook?.rate ?? 0,
    size: outlook?.size ?? 0,
    days: days + days_to_trip,
  }
  const wanted = suggestQuantity(need, (bought) => {
    const there = [...lots, { quantity: bought, expiry_date: null }]
    return !isNeeded(restock(stocked, bought), days) && !isSpoiledWithin(days, there, need.rate, today)
  })
  const most = findMost(item, today, shelf_life_days)
  return most === null ? wanted : Math.min(wanted, Math.max(most, stepOf(unit_of_measure)))
}

/** The line of an item, with so much to buy. */
export function toEntry(item: Listed, suggested_quantity: number): ShoppingListEntry {
  const { item_id, item_name, category, brand, quantity, unit_of_measure, outlook } = item
  return {
    item_id,
    item_name,
    category,
    brand,
    current_quantity: quantity,
    unit_of_measure,
    suggested_quantity,
    is_low_stock: isLowStock(item),
    days_until_depletion: outlook?.days ?? null,
    confidence_level: outlook?.confidence ?? null,
  }
}

const soonness = ({ days_until_depletion }: ShoppingListEntry): number => days_until_depletion ?? Infinity

/** What to buy, soonest first; what is low without anybody knowing how fast it goes comes last. */
export async function chooseItems(
  pages: Iterable<Iterable<Listed>> | AsyncIterable<Iterable<Listed>>,
  trip: Trip,
  listShelfDays: (items: readonly Listed[]) => Promise<ReadonlyMap<number, number>>,
): Promise<ShoppingListEntry[]> {
  const chosen: Listed[] = []
  for await (const items of pages) {
    for (const item of items) if (isWanted(item, trip)) chosen.push(item)
  }
  const shelf_days = await listShelfDays(chosen)
  const wanted: ShoppingListEntry[] = []
  const slices = startSlices()
  for (const item of chosen) {
    const days = shelf_days.get(item.item_id)
    if (!isBoughtEnough(item, trip, days)) wanted.push(toEntry(item, suggest(item, trip, days)))
    if (slices.isDue()) await slices.rest()
  }
  // Infinity minus itself is no number.
  return sortInSlices(wanted, (a, b) =>
    soonness(a) === soonness(b) ? a.item_id - b.item_id : soonness(a) - soonness(b),
  )
}
