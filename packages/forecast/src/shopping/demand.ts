/** Days in which the weight of what was wanted halves. */
const half_life_days = 30
/** Closed balances after which the weight of an old one halves. */
const half_life_balances = 10
/** Less than this is nothing: quantities are kept with three decimals. */
const nothing = 1e-6

/**
 * What a household wants of an item a day, as far as its journal tells: a balance of what came in and what must still be there.
 * A balance is open from one day on which the stock is known (counted, all gone) until the next one; then everything that is
 * missing was used, recorded or not. Days without stock are not days without want, so only days with stock count.
 */
export interface Demand {
  /** The day of the last event, and the recorded stock after it. */
  readonly day: number
  readonly stock: number
  /** What should still be there, given how much of the use is usually recorded. */
  readonly expected: number
  /** The open balance: what there was to use, what of it was recorded as used, and the days with stock. */
  readonly available: number
  readonly recorded: number
  readonly days: number
  /** The same use and days, fading with time. */
  readonly recent_recorded: number
  readonly recent_days: number
  /** Closed balances, fading with time: everything used and the days with stock. */
  readonly used: number
  readonly used_days: number
  /** Balances that nothing but buying again closed. */
  readonly rebought: number
  /** Closed balances and the sum of their recorded shares, fading with each one. */
  readonly balances: number
  readonly recorded_shares: number
  /** The share of purchases that the list asked for, the latest counting half. */
  readonly listed: number
}

export const demand_numbers = 14

const none: Demand = {
  day: 0,
  stock: 0,
  expected: 0,
  available: 0,
  recorded: 0,
  days: 0,
  recent_recorded: 0,
  recent_days: 0,
  used: 0,
  used_days: 0,
  rebought: 0,
  balances: 0,
  recorded_shares: 0,
  listed: 0,
}

/** Of an item of which nothing else is known: it starts with what is there. */
export const startDemand = (day: number, stock: number): Demand => ({
  ...none,
  day,
  stock,
  expected: stock,
  available: stock,
})

/** Where an item's own balances say little: recorded use is taken to be all of it, no record at all for none. */
const usual_share = { weight: 1, logged: 1 } as const

/** The share of an item's use that is recorded, by its own balances. */
export function ownShare({ balances, recorded_shares }: Demand, is_logged: boolean): number {
  if (!is_logged) return balances > 0 ? recorded_shares / balances : 0
  return (recorded_shares + usual_share.weight * usual_share.logged) / (balances + usual_share.weight)
}

/** Used a day with stock: recorded use counts for as many days as its share of all use. */
export function plainRate(demand: Demand, share: number, prior_days: number): number {
  const days = demand.used_days + share * demand.recent_days + prior_days
  return days > 0 ? (demand.used + demand.recent_recorded) / days : 0
}

/**
 * Days pass: sums fade, days with stock count, and what nobody records is used meanwhile. Where more is used than the record
 * says there was, it was there all the same.
 */
export function passDays(demand: Demand, day: number, is_logged: boolean, isThere = demand.stock > nothing): Demand {
  const passed = day - demand.day
  if (passed <= 0) return demand
  const fade = 2 ** (-passed / half_life_days)
  const with_stock = isThere ? passed : 0
  const share = ownShare(demand, is_logged)
  const unrecorded = (1 - share) * plainRate(demand, share, 1) * with_stock
  return {
    ...demand,
    day,
    expected: Math.max(0, demand.expected - unrecorded),
    days: demand.days + with_stock,
    recent_recorded: demand.recent_recorded * fade,
    recent_days: demand.recent_days * fade + with_stock,
    used: demand.used * fade,
    used_days: demand.used_days * fade,
    rebought: demand.rebought * fade,
  }
}

/** The stock is known: what is missing was used in the days of the balance, and a new one begins. */
function closeBalance(demand: Demand, stock: number): Demand {
  const { available, recorded, days, recent_days } = demand
  const opened = {
    ...demand,
    stock,
    expected: stock,
    available: stock,
    recorded: 0,
    days: 0,
    recent_recorded: 0,
    recent_days: 0,
  }
  if (days <= 0) return opened
  const used = Math.max(recorded, available - stock)
  const unrecorded = (used - recorded) * (recent_days / days)
  const forget = used > nothing ? 2 ** (-1 / half_life_balances) : 1
  return {
    ...opened,
    used: demand.used + demand.recent_recorded + unrecorded,
    used_days: demand.used_days + recent_days,
    balances: demand.balances * forget + (used > nothing ? 1 : 0),
    recorded_shares: demand.recorded_shares * forget + (used > nothing ? recorded / used : 0),
  }
}

/** All gone by the record; where nobody records everything, that is news as well. */
const closeIfGone = (demand: Demand): Demand => (demand.stock <= nothing ? closeBalance(demand, 0) : demand)

/** Where this many days of use should still be there, nobody would have bought any: it was missed. */
const surprising_days = 14
/** From this share of the latest purchases on, a household that followed the list recorded it as such. */
const follows_list = 0.5

/** What should be left, where a purchase is no surprise: a household may follow the list and record what it bought otherwise. */
function expectedLeft(demand: Demand): number {
  const isMissed = demand.expected > surprising_days * plainRate(demand, 0, 1)
  return isMissed || demand.listed >= follows_list ? 0 : demand.expected
}

/** What was bought. Of something nobody records, buying it again without having been told to says that it is used up. */
export function addPurchase(
  demand: Demand,
  quantity: number,
  { is_listed, is_evidence }: { readonly is_listed: boolean; readonly is_evidence: boolean },
): Demand {
  const isUsedUp = is_evidence && !is_listed && demand.stock > nothing && demand.days > 0
  const left = isUsedUp ? expectedLeft(demand) : 0
  const before = isUsedUp ? { ...closeBalance(demand, left), rebought: demand.rebought + (left > 0 ? 0 : 1) } : demand
  return {
    ...before,
    stock: before.stock + quantity,
    expected: before.expected + quantity,
    available: before.available + quantity,
    listed: demand.listed / 2 + (is_listed ? 0.5 : 0),
  }
}

/** A recorded use. */
export function addUse(demand: Demand, quantity: number): Demand {
  return closeIfGone({
    ...demand,
    stock: Math.max(0, demand.stock - quantity),
    expected: Math.max(0, demand.expected - quantity),
    recorded: demand.recorded + quantity,
    recent_recorded: demand.recent_recorded + quantity,
  })
}

/** Thrown away: it was there, and it was not used. */
export function addWaste(demand: Demand, quantity: number): Demand {
  return closeIfGone({
    ...demand,
    stock: Math.max(0, demand.stock - quantity),
    expected: Math.max(0, demand.expected - quantity),
    available: Math.max(0, demand.available - quantity),
  })
}

/** The stock was counted. */
export function addCount(demand: Demand, stock: number): Demand {
  return stock > nothing && Math.abs(stock - demand.stock) <= nothing ? demand : closeBalance(demand, stock)
}

const order = Object.keys(none) as (keyof Demand)[]

/** For storing, in a fixed order. */
export const demandToNumbers = (demand: Demand | null): number[] => order.map((key) => demand?.[key] ?? 0)

/** Back from storage; null where nothing was stored, since no event is of the day 0. */
export function demandFromNumbers(numbers: ArrayLike<number>, from: number): Demand | null {
  const at = (index: number): number => numbers[from + index] ?? 0
  if (at(0) === 0) return null
  return {
    day: at(0),
    stock: at(1),
    expected: at(2),
    available: at(3),
    recorded: at(4),
    days: at(5),
    recent_recorded: at(6),
    recent_days: at(7),
    used: at(8),
    used_days: at(9),
    rebought: at(10),
    balances: at(11),
    recorded_shares: at(12),
    listed: at(13),
  }
}
