import { isLowStock } from '@larder/contract/rules'
import { type ShelfLife } from '../lots/shelf-life.ts'
import { type Lot } from '../lots/spend-lots.ts'
import { stockToUse, type UsageStats } from '../usage-stats.ts'
import { decideItem, type Decision, mightBeWanted } from './decide-item.ts'
import { type Demand, startDemand } from './demand.ts'
import { findUsualPurchase, learnPack, leastSize, type Purchase } from './pack.ts'
import { type ShoppingParameters, shopping_parameters } from './shopping-parameters.ts'
import { findWants, type Wants } from './wants.ts'

/** A lot as it is recorded: days count from 1970, and what is not known is null. */
export interface RecordedLot {
  readonly quantity: number
  readonly bought_day: number | null
  readonly last_good_day: number | null
}

/** An item with all that its journal says. */
export interface RecordedItem {
  readonly quantity: number
  readonly low_stock_threshold: number | null
  readonly unit: string
  readonly category: string | null
  readonly stats: UsageStats
  readonly lots: readonly RecordedLot[]
}

/** What is read only of items that may be on the list. */
export interface PurchaseFacts {
  /** Of the latest purchases, the last one at the end. */
  readonly purchases: readonly Purchase[]
  /** What one pack holds, where a person has said so. */
  readonly pack_quantity: number | null
  /** What one packet weighs or holds, in the item's unit, where that is known. */
  readonly packet_quantity: number | null
  readonly shelf_life: ShelfLife | null
}

/** The household on the day of the list. */
export interface ShoppingDay {
  readonly today: number
  /** The days of the list, as asked for. */
  readonly days: number
  /** Days between two shopping trips. */
  readonly trip_gap: number
  /** How much of its use the household records. */
  readonly recorded_share: number
}

/** Statistics of before the demand was counted: what is known of the uses, and all that is recorded is there. */
function guessDemand(stats: UsageStats, quantity: number, today: number): Demand {
  const { uses, is_logged } = stats
  const start = startDemand(today, stockToUse(stats, quantity))
  if (uses === null || uses.recent_days <= 0) return start
  const days = uses.recent_days + Math.max(0, today - uses.last_day)
  return is_logged
    ? { ...start, recent_recorded: uses.recent_quantity, recent_days: days }
    : { ...start, used: uses.recent_quantity, used_days: days }
}

/** What is wanted of an item a day, and what should be there of it. */
export function wantsOf(
  { stats, quantity }: Pick<RecordedItem, 'stats' | 'quantity'>,
  { today, recorded_share }: ShoppingDay,
  fitted: ShoppingParameters = shopping_parameters,
): Wants {
  const demand = stats.demand ?? guessDemand(stats, quantity, today)
  return findWants({ ...stats, demand }, { today, recorded_share }, fitted)
}

/** Who shops once a week buys what lasts the week, or freezes it: a guess below that is none. */
const trips_to_last = 1.3

function keepDays(shelf_life: ShelfLife | null, trip_gap: number): number | null {
  if (shelf_life === null) return null
  return shelf_life.source === 'item' ? shelf_life.days : Math.max(shelf_life.days, Math.ceil(trips_to_last * trip_gap))
}

/** How long each lot is good for; without a date as long as a purchase, from the day it was bought. */
function toLots(lots: readonly RecordedLot[], today: number, keeps: number): Lot[] {
  return lots.map(({ quantity, bought_day, last_good_day }) => ({
    quantity,
    good_for: (last_good_day ?? (bought_day ?? today) + keeps) - today,
  }))
}

/** Whether it is worth asking for an item's purchases and how long it keeps; until then what has no date may be gone. */
export function isCandidate(item: RecordedItem, day: ShoppingDay): boolean {
  const lots = toLots(item.lots, day.today, 0)
  return isLowStock(item) || mightBeWanted({ wants: wantsOf(item, day), lots, quantity: item.quantity }, day)
}

/** Where nobody records use, a purchase of today has nothing to say yet: it is taken to be what was needed. */
const isBoughtToday = ({ stats, quantity }: RecordedItem, today: number): boolean =>
  !stats.is_logged && stats.lot > 0 && stats.lot_day >= today && quantity > 0

/** The size of one pack: as a person has set it, else as it is bought. */
export const packOf = ({ unit, category }: RecordedItem, facts: PurchaseFacts): number =>
  facts.pack_quantity ?? learnPack({ ...facts, unit, category })

/** How much to buy of an item and why; null where nothing. */
export function decidePurchase(
  item: RecordedItem,
  facts: PurchaseFacts,
  day: ShoppingDay,
  fitted: ShoppingParameters = shopping_parameters,
): (Decision & { readonly wants: Wants }) | null {
  const { quantity, low_stock_threshold, unit } = item
  if (isBoughtToday(item, day.today) && !isLowStock(item)) return null
  const wants = wantsOf(item, day, fitted)
  const shelf_life_days = keepDays(facts.shelf_life, day.trip_gap)
  const bought = {
    pack: packOf(item, facts),
    usual_purchase: findUsualPurchase(facts.purchases),
    least_size: leastSize(unit),
    shelf_life_days,
  }
  const lots = toLots(item.lots, day.today, shelf_life_days ?? Infinity)
  const decision = decideItem({ quantity, low_stock_threshold, wants, lots, ...bought }, day, fitted)
  return decision === null ? null : { ...decision, wants }
}
