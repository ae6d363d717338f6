import { addHabits, type Habits, habitsOf, type Rhythm } from '@larder/forecast/household'
import { usesFromNumbers } from '@larder/forecast/uses'
import { readNumbers } from '../journal/lesson-bytes.ts'
import { type Calendar, dayNumber } from './calendar.ts'

/** The household's own columns. */
export interface RhythmRow {
  readonly record_days: number
  readonly first_record_on: string | null
  readonly last_record_on: string | null
}

/** On how many days anything was recorded; a household that never did so has no rhythm to wait for. */
export function readRhythm({ record_days, first_record_on, last_record_on }: RhythmRow, { day }: Calendar): Rhythm {
  return {
    record_days,
    first_day: first_record_on === null ? day : dayNumber(first_record_on),
    last_day: last_record_on === null ? day : dayNumber(last_record_on),
  }
}

/** What the other items say about the household, from their categories and the first numbers of their uses. */
export function readHabits({ categories, paces }: { readonly categories: string; readonly paces: Buffer }): Habits {
  const numbers = readNumbers(paces)
  const names = JSON.parse(categories) as string[]
  const pace_numbers = numbers.length / names.length
  return addHabits(names.map((category, index) => habitsOf(category, usesFromNumbers(numbers, index * pace_numbers))))
}
