import { addHabits, habitsOf, habitsWithout, no_habits } from '@larder/forecast/household'
import { lesson_numbers, lessonFromNumbers } from '@larder/forecast/journal'
import { readNumbers } from '../journal/lesson-bytes.ts'
import type { Calendar } from './calendar.ts'
import { readRhythm } from './household.ts'
import { lookAhead, type Outlook } from './outlook.ts'
import type { ForecastHousehold, ListedColumns } from './repository.ts'

/** An item of the household with its outlook, where it has one. */
export interface Listed {
  readonly item_id: number
  readonly item_name: string
  readonly category: string
  readonly brand: string | null
  readonly quantity: number
  readonly unit_of_measure: string
  readonly low_stock_threshold: number | null
  readonly expiry_date: string | null
  readonly outlook: Outlook | null
}

/** All items of a household with what is ahead of each, in time that grows with their number alone. */
export function lookAheadForAll(row: ForecastHousehold, calendar: Calendar): Listed[] {
  const [item_ids, names, categories, brands, quantities, units, thresholds, expiry_dates] = JSON.parse(
    row.columns,
  ) as ListedColumns
  if (item_ids === null) return []
  const numbers = readNumbers(row.lessons)
  const lessons = item_ids.map((_, index) => lessonFromNumbers(numbers, index * lesson_numbers))
  const habits = lessons.map(({ uses }, index) => (uses === null ? no_habits : habitsOf(categories[index]!, uses)))
  const all = addHabits(habits)
  const rhythm = readRhythm(row, calendar)
  return item_ids.map((item_id, index) => {
    const household = { habits: habitsWithout(all, habits[index]!), rhythm }
    const [category, quantity, expiry_date] = [categories[index]!, quantities[index]!, expiry_dates[index]!]
    return {
      item_id,
      item_name: names[index]!,
      category,
      brand: brands[index]!,
      quantity,
      unit_of_measure: units[index]!,
      low_stock_threshold: thresholds[index]!,
      expiry_date,
      outlook: lookAhead({ quantity, category, expiry_date, lesson: lessons[index]! }, household, calendar),
    }
  })
}
