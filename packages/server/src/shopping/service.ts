import type { ShoppingListLine } from '@larder/contract/shopping'
import { addDays, todayIn } from '@larder/contract/values/days'
import type { PurchaseFacts } from '@larder/forecast/shopping/decide-purchase'
import { findTripGap, habit_days } from '@larder/forecast/shopping/trip-gap'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { inPages, writePieces } from '../http/answers/json-pieces.ts'
import { createCalendar } from '../prediction/calendar.ts'
import { type Listed, lookAheadForAll } from '../prediction/listing.ts'
import { createPredictionRepository } from '../prediction/repository.ts'
import { listShelfLives } from '../shelf-life/service.ts'
import { createEntryRepository } from '../shopping-entries/repository.ts'
import { addEstimate } from './estimated-price.ts'
import { fileOwnLines } from './file-own-lines.ts'
import { type BoughtFacts, chooseItems, describeAsked } from './list.ts'
import { isAskedFor, mergeEntries } from './merge-entries.ts'
import { createShoppingRepository, type ShoppingRepository } from './repository.ts'

type Member = Pick<Session, 'household_id' | 'time_zone' | 'is_shared'>

/** The items as they come, keeping those that somebody asked for: they are on the list whether they run out or not. */
async function* keepAsked(
  pages: Iterable<Iterable<Listed>> | AsyncIterable<Iterable<Listed>>,
  asked: ReadonlySet<number | null>,
  kept: Listed[],
): AsyncGenerator<Iterable<Listed>> {
  function* keep(items: Iterable<Listed>): Generator<Listed> {
    for (const item of items) {
      if (asked.has(item.item_id)) kept.push(item)
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
    async list({ household_id, time_zone, is_shared }: Member, days: number): Promise<string[]> {
      const today = todayIn(time_zone)
      const repository = createShoppingRepository(queries, household_id)
      const own = createEntryRepository(queries, household_id)
      // Without today: what was bought by the list today must not change what it asks for.
      const [household, trips, entries, never_suggested] = await Promise.all([
        createPredictionRepository(queries, household_id).listItems(),
        repository.findShoppingDays(addDays(today, -habit_days), today),
        own.list(today, is_shared),
        own.listNeverSuggested(),
      ])
      // Page by page: a household may have tens of thousands of items to look up.
      async function findFacts(items: readonly Listed[]): Promise<BoughtFacts> {
        const known = new Map<number, PurchaseFacts>()
        for (const page of inPages(items)) {
          const [bought, shelf_lives] = await Promise.all([
            repository.listBought(page.map(({ item_id }) => item_id)),
            listShelfLives(queries, household_id, page),
          ])
          for (const [item_id, facts] of bought)
            known.set(item_id, { ...facts, shelf_life: shelf_lives.get(item_id) ?? null })
        }
        return known
      }
      const wanted = new Set(entries.filter(isAskedFor).map(({ item_id }) => item_id))
      const kept: Listed[] = []
      const pages = household === undefined ? [] : lookAheadForAll(household, createCalendar(today))
      const trip = { today, days, trip_gap: findTripGap(trips) }
      const predicted = await chooseItems(keepAsked(pages, wanted, kept), trip, findFacts)
      const facts = await findFacts(kept)
      const asked = new Map(kept.map((item) => [item.item_id, describeAsked(item, facts)]))
      const lines = mergeEntries(predicted, asked, { entries, never_suggested })
      const filed = await fileOwnLines(lines)
      return writePieces('{"success":true,"shopping_list":', estimatePrices(filed, repository), '}')
    },
  }
}

export type ShoppingService = ReturnType<typeof createShoppingService>
