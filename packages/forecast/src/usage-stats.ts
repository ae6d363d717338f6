import {
  addCount,
  addPurchase as addBought,
  addUse,
  addWaste,
  type Demand,
  demand_numbers,
  demandFromNumbers,
  demandToNumbers,
  passDays,
  startDemand,
} from './shopping/demand.ts'
import { observeUse, type Uses, uses_numbers, usesFromNumbers, usesToNumbers } from './uses.ts'

/** One event of an item's journal, as far as the forecast cares. Days are whole numbers since 1970. */
export interface JournalEvent {
  readonly kind: 'created' | 'purchased' | 'consumed' | 'corrected' | 'discarded' | 'undone'
  readonly day: number
  readonly delta: number
  /** Of a correction: the stock that was counted. */
  readonly counted?: number
  /** True of a purchase that the shopping list asked for. */
  readonly is_listed?: boolean
}

/** Usage statistics of one item, computed from its journal. */
export interface UsageStats {
  readonly uses: Uses | null
  /** True once somebody records consumption: from then on purchases tell nothing. */
  readonly is_logged: boolean
  /** The last lot that was put in stock, while nobody records consumption. */
  readonly lot: number
  readonly lot_day: number
  /** What is wanted a day; null in statistics of before it was counted. */
  readonly demand: Demand | null
}

export const empty_usage_stats: UsageStats = { uses: null, is_logged: false, lot: 0, lot_day: 0, demand: null }

/** Buying again says that the last lot is used up, as long as nobody records what is used. */
function addPurchase(stats: UsageStats, { day, delta }: JournalEvent): UsageStats {
  if (stats.is_logged || delta <= 0) return stats
  if (stats.lot === 0) return { ...stats, lot: delta, lot_day: day }
  // Shopping twice on one day is one lot, and no sign that anything was used in between.
  if (day === stats.lot_day) {
    const uses = stats.uses === null ? null : observeUse(stats.uses, day, delta)
    return { ...stats, uses, lot: stats.lot + delta }
  }
  const first = stats.uses ?? observeUse(null, stats.lot_day, stats.lot)
  return { ...stats, uses: observeUse(first, day, delta), lot: delta, lot_day: day }
}

/** A recorded use; what purchases had suggested before is dropped for what is known. */
function addConsumption(stats: UsageStats, { day, delta }: JournalEvent): UsageStats {
  if (delta >= 0) return stats
  const uses = stats.is_logged ? stats.uses : null
  return { ...stats, uses: observeUse(uses, day, -delta), is_logged: true, lot: 0, lot_day: 0 }
}

/** What the event says of the demand; what the shopping list itself caused is no evidence of use. */
function updateDemand({ demand, is_logged, lot_day }: UsageStats, event: JournalEvent): Demand | null {
  const { kind, day, delta, counted, is_listed = false } = event
  const isNothing = kind === 'purchased' ? delta <= 0 : (kind === 'consumed' || kind === 'discarded') && delta >= 0
  if (isNothing) return demand
  if (demand === null) return startDemand(day, Math.max(0, counted ?? delta))
  const today = passDays(demand, day, is_logged, demand.stock > 0 || kind === 'consumed')
  if (kind === 'purchased') {
    return addBought(today, delta, { is_listed, is_evidence: !is_logged && day > lot_day })
  }
  if (kind === 'consumed') return addUse(today, -delta)
  if (kind === 'discarded') return addWaste(today, -delta)
  return addCount(today, Math.max(0, counted ?? demand.stock + delta))
}

function updateUses(stats: UsageStats, event: JournalEvent): UsageStats {
  if (event.kind === 'consumed') return addConsumption(stats, event)
  if (event.kind === 'created' || event.kind === 'purchased') return addPurchase(stats, event)
  return stats
}

/**
 * One more event. Corrections and thrown-away food are no use; they tell what is there. Undone events are left out by the
 * caller.
 */
export function updateUsageStats(stats: UsageStats, event: JournalEvent): UsageStats {
  return { ...updateUses(stats, event), demand: updateDemand(stats, event) }
}

/** Whether an event can be added to the statistics, or the whole journal has to be read again because it lies in the past. */
export function isInOrder(stats: UsageStats, day: number): boolean {
  const lot_day = stats.lot > 0 ? stats.lot_day : -Infinity
  return day >= Math.max(stats.uses?.last_day ?? -Infinity, lot_day, stats.demand?.day ?? -Infinity)
}

/** The stock to compute with: where nobody records use, what was bought before the last lot is taken to be used up. */
export function stockToUse(stats: UsageStats, quantity: number): number {
  return !stats.is_logged && stats.uses !== null ? Math.min(quantity, stats.lot) : quantity
}

/** Numbers before those of the uses. */
const bookkeeping = 3
/** Numbers of stored usage statistics, always as many. */
export const usage_stats_numbers = bookkeeping + uses_numbers + demand_numbers

/** What the uses rest on, as the first number. */
const evidence = { none: 0, purchases: 1, consumption: 2 } as const

const no_uses: readonly number[] = Array.from({ length: uses_numbers }, () => 0)

/** For storing: three numbers of bookkeeping, the ten of the uses, then those of the demand. */
export function usageStatsToNumbers({ uses, is_logged, lot, lot_day, demand }: UsageStats): number[] {
  const rests_on = is_logged ? evidence.consumption : uses === null ? evidence.none : evidence.purchases
  return [rests_on, lot, lot_day, ...(uses === null ? no_uses : usesToNumbers(uses)), ...demandToNumbers(demand)]
}

/** Back from storage; the statistics of thousands of items may lie in one array. */
export function usageStatsFromNumbers(numbers: ArrayLike<number>, from = 0): UsageStats {
  const rests_on = numbers[from] ?? evidence.none
  const uses = rests_on === evidence.none ? null : usesFromNumbers(numbers, from + bookkeeping)
  return {
    uses,
    is_logged: rests_on === evidence.consumption,
    lot: numbers[from + 1] ?? 0,
    lot_day: numbers[from + 2] ?? 0,
    demand: demandFromNumbers(numbers, from + bookkeeping + uses_numbers),
  }
}
