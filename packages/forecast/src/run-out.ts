/**
 * The time until a stock is used up: log-logistic around a median, with a spread of its own on either side,
 * given that some days are gone without a use.
 */
export interface RunOut {
  readonly log_median: number
  readonly spread_below: number
  readonly spread_above: number
  readonly days_gone: number
}

function unconditional({ log_median, spread_below, spread_above }: RunOut, days: number): number {
  if (days <= 0) return 0
  const z = Math.log(days) - log_median
  return 1 / (1 + Math.exp(-z / (z < 0 ? spread_below : spread_above)))
}

/** The chance that the stock is used up within so many days from now. */
export function chanceWithin(run_out: RunOut, days: number): number {
  if (days <= 0) return 0
  const gone = unconditional(run_out, run_out.days_gone)
  return (unconditional(run_out, run_out.days_gone + days) - gone) / (1 - gone)
}

/** The days from now within which the stock is used up with this chance. */
export function daysAt(run_out: RunOut, chance: number): number {
  const gone = unconditional(run_out, run_out.days_gone)
  const level = gone + chance * (1 - gone)
  const z = Math.log(level / (1 - level))
  const days = Math.exp(run_out.log_median + z * (z < 0 ? run_out.spread_below : run_out.spread_above))
  return Math.max(0, days - run_out.days_gone)
}
