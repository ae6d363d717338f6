export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export interface WeekdayBar {
  name: string
  quantity: number
  /** Of the highest bar, 0 to 1. */
  share: number
}

/** A bar for each weekday, Monday first; null where nothing was used yet or the answer is of another shape. */
export function weekdayBars(by_weekday: readonly number[]): WeekdayBar[] | null {
  const most = Math.max(0, ...by_weekday)
  if (by_weekday.length !== weekdays.length || most === 0) return null
  return weekdays.map((name, index) => {
    const quantity = Math.max(0, by_weekday[index] ?? 0)
    return { name, quantity, share: quantity / most }
  })
}
