import { addDays, todayIn } from '@larder/contract/values/days'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { inPages, writePieces } from '../http/answers/json-pieces.ts'
import { createCalendar } from '../prediction/calendar.ts'
import { lookAheadForAll } from '../prediction/listing.ts'
import { createPredictionRepository } from '../prediction/repository.ts'
import { chooseItems } from './list.ts'
import { daysToNextTrip, type ShoppingDays } from './next-trip.ts'
import { shoppingStatements } from './statements.ts'

type Member = Pick<Session, 'household_id' | 'time_zone'>

/** Shopping habits change with the seasons: older days tell little of the next one. */
const habit_days = 90

/** Days in which what was bought is taken to keep longer than the expiry date, which nobody may have written anew. */
const fresh_days = 7

/** The smart shopping list of a household. */
export function createShoppingService(queries: Queries) {
  return {
    /** As JSON in pieces. */
    async list({ household_id, time_zone }: Member, days: number): Promise<string[]> {
      const today = todayIn(time_zone)
      const [household, trips, purchases] = await Promise.all([
        createPredictionRepository(queries, household_id).listItems(),
        queries.query<ShoppingDays & Record<string, unknown>>(shoppingStatements.shoppingDays, [
          household_id,
          addDays(today, -habit_days),
        ]),
        queries.query<{ item_id: number }>(shoppingStatements.boughtSince, [household_id, addDays(today, -fresh_days)]),
      ])
      const pages = household === undefined ? [] : lookAheadForAll(household, createCalendar(today))
      const days_to_trip = trips[0] === undefined ? 0 : daysToNextTrip(trips[0], today)
      const bought_lately = new Set(purchases.map(({ item_id }) => item_id))
      const wanted = await chooseItems(pages, { today, days, days_to_trip, bought_lately })
      return writePieces('{"success":true,"shopping_list":', inPages(wanted), '}')
    },
  }
}

export type ShoppingService = ReturnType<typeof createShoppingService>
