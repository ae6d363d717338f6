import { addHabits, type Habits, habitsOf, no_habits, type Rhythm } from '@larder/forecast/household-habits'
import { usesFromNumbers } from '@larder/forecast/uses'
import { startSlices } from '../event-loop/slices.ts'
import { readNumbers } from '../usage-stats/usage-stats-bytes.ts'
import { dayNumber } from '../usage-stats/day-number.ts'
import type { Calendar } from './calendar.ts'

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

/** Some items that were used: JSON of their categories, and the first numbers of their uses. */
export interface Paces {
  readonly categories: string
  readonly paces: Buffer
}

function habitsOfPage({ categories, paces }: Paces): Habits {
  const numbers = readNumbers(paces)
  const names = JSON.parse(categories) as string[]
  const pace_numbers = numbers.length / names.length
  return addHabits(names.map((category, index) => habitsOf(category, usesFromNumbers(numbers, index * pace_numbers))))
}

/** What the other items say about the household. */
export async function readHabits(pages: readonly Paces[]): Promise<Habits> {
  const slices = startSlices()
  let all = no_habits
  for (const page of pages) {
    all = addHabits([all, habitsOfPage(page)])
    if (slices.isDue()) await slices.rest()
  }
  return all
}
