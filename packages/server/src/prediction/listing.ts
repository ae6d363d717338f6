import { addHabits, habitsOf, habitsWithout, no_habits } from '@larder/forecast/household'
import { lessonFromNumbers, nothing_learned } from '@larder/forecast/journal'
import type { Calendar } from './calendar.ts'
import { readRhythm } from './household.ts'
import { lookAhead, type Outlook } from './outlook.ts'
import type { ForecastHousehold, ListedRow } from './repository.ts'

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
  const rows = JSON.parse(row.items) as ListedRow[]
  const known = rows.map((item) => {
    const [, , category, , , , , , numbers] = item
    const lesson = numbers === null ? nothing_learned : lessonFromNumbers(numbers)
    return { item, lesson, habits: lesson.uses === null ? no_habits : habitsOf(category, lesson.uses) }
  })
  const all = addHabits(known.map(({ habits }) => habits))
  const rhythm = readRhythm(row, calendar)
  return known.map(({ item, lesson, habits }) => {
    const [item_id, item_name, category, brand, quantity, unit_of_measure, low_stock_threshold, expiry_date] = item
    const household = { habits: habitsWithout(all, habits), rhythm }
    const outlook = lookAhead({ quantity, category, expiry_date, lesson }, household, calendar)
    return { item_id, item_name, category, brand, quantity, unit_of_measure, low_stock_threshold, expiry_date, outlook }
  })
}
