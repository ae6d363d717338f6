import { todayIn } from '@larder/contract/days'
import { messages } from '@larder/contract/messages'
import { lessonFromNumbers, nothing_learned } from '@larder/forecast/journal'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { toPrediction } from './answer.ts'
import { createCalendar } from './calendar.ts'
import { readHabits, readRhythm } from './household.ts'
import { lookAheadForAll } from './listing.ts'
import { lookAhead } from './outlook.ts'
import { createPredictionRepository } from './repository.ts'

type Member = Pick<Session, 'household_id' | 'time_zone'>

/** When things run out, reckoned when asked: a stored answer would be wrong tomorrow. */
export function createPredictionService(queries: Queries) {
  return {
    async find({ household_id, time_zone }: Member, item_id: number) {
      const row = await createPredictionRepository(queries, household_id).findItem(item_id)
      if (row === undefined) throw new HttpError(404, messages.inventory.notFound)
      const now = new Date()
      const calendar = createCalendar(todayIn(time_zone, now))
      const habits = readHabits(JSON.parse(row.others) as (readonly [string, number[]])[])
      const lesson = row.lesson === null ? nothing_learned : lessonFromNumbers(row.lesson)
      const outlook = lookAhead({ ...row, lesson }, { habits, rhythm: readRhythm(row, calendar) }, calendar)
      if (outlook === null) return { success: false, message: messages.prediction.notEnoughData }
      return { success: true, ...toPrediction(outlook, { ...row, calendar, last_calculated: now.toISOString() }) }
    },

    /** One answer for all items that have one. */
    async list({ household_id, time_zone }: Member) {
      const row = await createPredictionRepository(queries, household_id).listItems()
      const now = new Date()
      const asked = { calendar: createCalendar(todayIn(time_zone, now)), last_calculated: now.toISOString() }
      const items = row === undefined ? [] : lookAheadForAll(row, asked.calendar)
      const predictions = items.flatMap(({ item_id, item_name, unit_of_measure, expiry_date, outlook }) =>
        outlook === null
          ? []
          : [{ item_id, item_name, ...toPrediction(outlook, { ...asked, unit_of_measure, expiry_date }) }],
      )
      return { success: true, predictions }
    },
  }
}

export type PredictionService = ReturnType<typeof createPredictionService>
