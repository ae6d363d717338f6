import { addDays, todayIn } from '@larder/contract/values/days'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { inPages, writePieces } from '../http/answers/json-pieces.ts'
import { createCalendar } from '../prediction/calendar.ts'
import { lookAheadForAll } from '../prediction/listing.ts'
import { createPredictionRepository } from '../prediction/repository.ts'
import { listShelfDays } from '../shelf-life/service.ts'
import { chooseItems } from './list.ts'
import { daysToNextTrip } from './next-trip.ts'
import { createShoppingRepository } from './repository.ts'

type Member = Pick<Session, 'household_id' | 'time_zone'>

/** Shopping habits change with the seasons: older days tell little of the next one. */
const habit_days = 90

/** The smart shopping list of a household. */
export function createShoppingService(queries: Queries) {
  return {
    /** As JSON in pieces. */
    async list({ household_id, time_zone }: Member, days: number): Promise<string[]> {
      const today = todayIn(time_zone)
      const repository = createShoppingRepository(queries, household_id)
      const [household, trips, bought_today] = await Promise.all([
        createPredictionRepository(queries, household_id).listItems(),
        repository.findShoppingDays(addDays(today, -habit_days)),
        repository.listBought(addDays(today, -1)),
      ])
      const pages = household === undefined ? [] : lookAheadForAll(household, createCalendar(today))
      const days_to_trip = trips === undefined ? 0 : daysToNextTrip(trips, today)
      const wanted = await chooseItems(pages, { today, days, days_to_trip, bought_today }, (items) =>
        listShelfDays(queries, household_id, items),
      )
      return writePieces('{"success":true,"shopping_list":', inPages(wanted), '}')
    },
  }
}

export type ShoppingService = ReturnType<typeof createShoppingService>
