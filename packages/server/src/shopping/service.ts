import type { ShoppingListLine } from '@larder/contract/shopping'
import { addDays, todayIn } from '@larder/contract/values/days'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { inPages, writePieces } from '../http/answers/json-pieces.ts'
import { createCalendar } from '../prediction/calendar.ts'
import { type Listed, lookAheadForAll } from '../prediction/listing.ts'
import { createPredictionRepository } from '../prediction/repository.ts'
import { listShelfDays } from '../shelf-life/service.ts'
import { createEntryRepository } from '../shopping-entries/repository.ts'
import { addEstimate } from './estimated-price.ts'
import { chooseItems } from './list.ts'
import { isAskedFor, mergeEntries } from './merge-entries.ts'
import { daysToNextTrip } from './next-trip.ts'
import { createShoppingRepository, type ShoppingRepository } from './repository.ts'

type Member = Pick<Session, 'household_id' | 'time_zone'>

/** Shopping habits change with the seasons: older days tell little of the next one. */
const habit_days = 90

/** The items as they come, keeping those that somebody asked for: they are on the list whether they run out or not. */
async function* keepAsked(
  pages: Iterable<Iterable<Listed>> | AsyncIterable<Iterable<Listed>>,
  asked: ReadonlySet<number | null>,
  kept: Map<number, Listed>,
): AsyncGenerator<Iterable<Listed>> {
  function* keep(items: Iterable<Listed>): Generator<Listed> {
    for (const item of items) {
      if (asked.has(item.item_id)) kept.set(item.item_id, item)
      yield item
    }
  }
  for await (const items of pages) yield keep(items)
}

/** The lines with what they will cost, page by page. */
async function* estimatePrices(lines: readonly ShoppingListLine[], repository: ShoppingRepository) {
  for (const page of inPages(lines)) {
    const prices = await repository.listPrices(page.flatMap(({ item_id }) => item_id ?? []))
    yield page.map((line) => addEstimate(line, prices.get(line.item_id ?? 0)))
  }
}

/** The smart shopping list of a household. */
export function createShoppingService(queries: Queries) {
  return {
    /** As JSON in pieces. */
    async list({ household_id, time_zone }: Member, days: number): Promise<string[]> {
      const today = todayIn(time_zone)
      const repository = createShoppingRepository(queries, household_id)
      const own = createEntryRepository(queries, household_id)
      const [household, trips, bought_today, entries, never_suggested] = await Promise.all([
        createPredictionRepository(queries, household_id).listItems(),
        repository.findShoppingDays(addDays(today, -habit_days)),
        repository.listBought(addDays(today, -1)),
        own.list(today),
        own.listNeverSuggested(),
      ])
      const asked = new Set(entries.filter(isAskedFor).map(({ item_id }) => item_id))
      const items = new Map<number, Listed>()
      const pages = household === undefined ? [] : lookAheadForAll(household, createCalendar(today))
      const days_to_trip = trips === undefined ? 0 : daysToNextTrip(trips, today)
      const predicted = await chooseItems(
        keepAsked(pages, asked, items),
        { today, days, days_to_trip, bought_today },
        (chosen) => listShelfDays(queries, household_id, chosen),
      )
      const usual_amounts = await repository.listUsualAmounts([...items.keys()])
      const lines = mergeEntries(predicted, items, { entries, never_suggested, usual_amounts })
      return writePieces('{"success":true,"shopping_list":', estimatePrices(lines, repository), '}')
    },
  }
}

export type ShoppingService = ReturnType<typeof createShoppingService>
