/** Shopping habits change with the seasons: older days tell little of the next one. */
export const habit_days = 90

/** The days on which a household bought anything lately, today not among them. */
export interface ShoppingDays {
  readonly days: number
  readonly first_day: number
  readonly last_day: number
}

/** A week, where nothing is known. */
const usual_gap = 7
/** Fewer days tell no rhythm. */
const fewest_days = 3
/** Nobody plans farther ahead. */
const longest_gap = 30

/** Days from one shopping to the next, by the household's own rhythm. */
export function findTripGap({ days, first_day, last_day }: ShoppingDays): number {
  return days < fewest_days ? usual_gap : Math.min(longest_gap, Math.max(1, (last_day - first_day) / (days - 1)))
}
