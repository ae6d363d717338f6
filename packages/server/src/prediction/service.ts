import { todayIn } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { expectWasteOf } from '@larder/forecast/lots/expected-waste'
import { empty_usage_stats } from '@larder/forecast/usage-stats'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { writePieces } from '../http/answers/json-pieces.ts'
import { usageStatsFromBytes } from '../usage-stats/usage-stats-bytes.ts'
import { type AskedNow, toPrediction } from './answer.ts'
import { datedLots } from './dated-lots.ts'
import { createCalendar } from './calendar.ts'
import { readHabits, readRhythm } from './habit-rows.ts'
import { lookAheadForAll } from './listing.ts'
import { lookAhead } from './outlook.ts'
import { type ForecastHousehold, createPredictionRepository } from './repository.ts'

type Member = Pick<Session, 'household_id' | 'time_zone'>

function askNow(time_zone: string): AskedNow {
  const now = new Date()
  return { calendar: createCalendar(todayIn(time_zone, now)), last_calculated: now.toISOString() }
}

async function* predictAll(household: ForecastHousehold, asked: AskedNow) {
  for await (const items of lookAheadForAll(household, asked.calendar)) {
    const predictions = []
    for (const item of items) if (item.outlook !== null) predictions.push(toPrediction(item, item.outlook, asked))
    yield predictions
  }
}

/** When things run out, computed when asked: a stored answer would be wrong tomorrow. */
export function createPredictionService(queries: Queries) {
  return {
    async find({ household_id, time_zone }: Member, item_id: number) {
      const row = await createPredictionRepository(queries, household_id).findItem(item_id)
      if (row === undefined) throw new HttpError(404, messages.inventory.notFound)
      const asked = askNow(time_zone)
      const { calendar } = asked
      const stats = row.usage_stats === null ? empty_usage_stats : usageStatsFromBytes(row.usage_stats)
      const household = { habits: await readHabits(row.others), rhythm: readRhythm(row, calendar) }
      const outlook = lookAhead({ ...row, stats }, household, calendar)
      if (outlook === null) return { success: false, message: messages.prediction.notEnoughData }
      const stocked = { ...row, stats, household, today: calendar.day }
      const expected_waste = expectWasteOf(stocked, datedLots(row, row.lots), row.unit_of_measure)
      return { success: true, ...toPrediction({ ...row, item_id }, outlook, asked), expected_waste }
    },

    /** One answer for all items that have one, as JSON in pieces. */
    async list({ household_id, time_zone }: Member): Promise<string[]> {
      const household = await createPredictionRepository(queries, household_id).listItems()
      const asked = askNow(time_zone)
      const pages = household === undefined ? [] : predictAll(household, asked)
      return writePieces('{"success":true,"predictions":', pages, '}')
    },
  }
}

export type PredictionService = ReturnType<typeof createPredictionService>
