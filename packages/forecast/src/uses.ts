/** Days in which the weight of an old use halves: a habit of last month says little about this one. */
const half_life_days = 20
/** Uses after which the weight of an old gap halves, for how regular the uses are. */
const half_life_uses = 6
/** Two records on one day are one use; the shortest gap between two uses. */
const shortest_gap = 0.5

/** All that is remembered of how an item is used: ten numbers, moved by each use and by nothing else. Days are whole numbers. */
export interface Uses {
  /** Gaps seen, that is uses after the first one. */
  readonly gaps: number
  /** Everything ever used. */
  readonly quantity: number
  readonly first_day: number
  readonly last_day: number
  /** Gaps, their days and the quantities used, fading with time. */
  readonly recent_gaps: number
  readonly recent_days: number
  readonly recent_quantity: number
  /** Weight, sum and sum of squares of the logarithms of the gaps, fading with each use. */
  readonly log_weight: number
  readonly log_sum: number
  readonly log_squares: number
}

function start(day: number, quantity: number): Uses {
  const none = {
    gaps: 0,
    recent_gaps: 0,
    recent_days: 0,
    recent_quantity: 0,
    log_weight: 0,
    log_sum: 0,
    log_squares: 0,
  }
  return { ...none, quantity, first_day: day, last_day: day }
}

/** One more use; uses come in the order of their days, and an earlier one means folding them anew. */
export function observeUse(uses: Uses | null, day: number, quantity: number): Uses {
  if (uses === null) return start(day, quantity)
  if (day < uses.last_day) throw new RangeError('uses are observed in the order of their days')
  const total = uses.quantity + quantity
  if (day === uses.last_day) return { ...uses, quantity: total, recent_quantity: uses.recent_quantity + quantity }
  const gap = Math.max(shortest_gap, day - uses.last_day)
  const fade = 2 ** (-gap / half_life_days)
  const forget = 2 ** (-1 / half_life_uses)
  const log_gap = Math.log(gap)
  return {
    gaps: uses.gaps + 1,
    quantity: total,
    first_day: uses.first_day,
    last_day: day,
    recent_gaps: uses.recent_gaps * fade + 1,
    recent_days: uses.recent_days * fade + gap,
    recent_quantity: uses.recent_quantity * fade + quantity,
    log_weight: uses.log_weight * forget + 1,
    log_sum: uses.log_sum * forget + log_gap,
    log_squares: uses.log_squares * forget + log_gap ** 2,
  }
}

/** How much of the fading sums is left when nothing happened for some days. */
export function fadeOver(days: number): number {
  return 2 ** (-days / half_life_days)
}

/** How many numbers uses are stored as. */
export const uses_numbers = 10

/** The ten numbers in a fixed order, for storing. */
export function usesToNumbers(uses: Uses): number[] {
  return [
    uses.gaps,
    uses.quantity,
    uses.first_day,
    uses.last_day,
    uses.recent_gaps,
    uses.recent_days,
    uses.recent_quantity,
    uses.log_weight,
    uses.log_sum,
    uses.log_squares,
  ]
}

/** Back from storage, by hand: a household of thousands is read at once, and building objects by name takes longer than the forecast. */
export function usesFromNumbers(numbers: ArrayLike<number>, from = 0): Uses {
  return {
    gaps: numbers[from] ?? 0,
    quantity: numbers[from + 1] ?? 0,
    first_day: numbers[from + 2] ?? 0,
    last_day: numbers[from + 3] ?? 0,
    recent_gaps: numbers[from + 4] ?? 0,
    recent_days: numbers[from + 5] ?? 0,
    recent_quantity: numbers[from + 6] ?? 0,
    log_weight: numbers[from + 7] ?? 0,
    log_sum: numbers[from + 8] ?? 0,
    log_squares: numbers[from + 9] ?? 0,
  }
}
