import { addHabits, type Habits, habitsOf, habitsWithout, no_habits } from '@larder/forecast/household'
import { lesson_numbers, lessonFromNumbers } from '@larder/forecast/journal'
import type { Stocked } from '@larder/forecast/restock'
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
  /** What the outlook rests on, for whoever asks what a purchase would change. */
  readonly stocked: Stocked
}

/** The habits of all items, summed up without keeping what is known of each. */
function sumHabits(categories: readonly string[], numbers: Float64Array): Habits {
  let all = no_habits
  categories.forEach((category, index) => {
    const { uses } = lessonFromNumbers(numbers, index * lesson_numbers)
    if (uses !== null) all = addHabits([all, habitsOf(category, uses)])
  })
  return all
}

/**
 * All items of a household with what is ahead of each, in time that grows with their number alone.
 * One by one: thousands of outlooks held at once cost more to keep than to reckon.
 */
export function* lookAheadForAll(row: ForecastHousehold, calendar: Calendar): Generator<Listed> {
  const [item_ids, names, categories, brands, quantities, units, thresholds, expiry_dates] = JSON.parse(
    row.columns,
  ) as ListedColumns
  if (item_ids === null) return
  const numbers = readNumbers(row.lessons)
  const all = sumHabits(categories, numbers)
  const rhythm = readRhythm(row, calendar)
  for (let index = 0; index < item_ids.length; index++) {
    const [category, quantity, expiry_date] = [categories[index]!, quantities[index]!, expiry_dates[index]!]
    const lesson = lessonFromNumbers(numbers, index * lesson_numbers)
    const own = lesson.uses === null ? no_habits : habitsOf(category, lesson.uses)
    const household = { habits: habitsWithout(all, own), rhythm }
    const low_stock_threshold = thresholds[index]!
    yield {
      item_id: item_ids[index]!,
      item_name: names[index]!,
      category,
      brand: brands[index]!,
      quantity,
      unit_of_measure: units[index]!,
      low_stock_threshold,
      expiry_date,
      outlook: lookAhead({ quantity, category, expiry_date, lesson }, household, calendar),
      stocked: { quantity, low_stock_threshold, category, lesson, household, today: calendar.day },
    }
  }
}
