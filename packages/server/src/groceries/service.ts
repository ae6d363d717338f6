import type { GroceryGuess } from '@larder/contract/calls/grocery-api'
import { default_categories } from '@larder/contract/constants'
import { guessItemCategory } from '@larder/contract/rules'
import { guessGrocery } from '@larder/vision/lexicon/guess-grocery'
import type { Database } from '../database/database.ts'
import { withinTime } from '../database/time-limit.ts'
import type { Session } from '../http/authentication.ts'
import type { RateLimiter } from '../http/hardening/rate-limit.ts'
import { findCatalogueGroceries } from './catalogue-groceries.ts'
import { findOwnFiling, wordsOf } from './own-filing.ts'
import { createGroceryRepository } from './repository.ts'

// Whoever types does not wait for it.
const time_ms = 500
/** Five names a second, a minute long: nobody types so, a loop does. */
const limit = { name: 'groceries', attempts: 300, window_seconds: 60 } as const

type Member = Pick<Session, 'user_id' | 'household_id'>

/** Kinds of groceries by name: as the household files them, else by the form's own words, the catalogue and the word list. */
export function createGroceryService(database: Database, limiter: RateLimiter) {
  async function findOwn(household_id: number, name: string) {
    const own = await withinTime(database, time_ms, async (queries) => {
      const repository = createGroceryRepository(queries, household_id)
      const filing = findOwnFiling(name, await repository.listFiled(wordsOf(name)))
      return { filing, places: await repository.listPlaces() }
    })
    return { filing: own?.filing ?? null, places: own?.places ?? [] }
  }

  return {
    /** What a thing of that name would be filed under, and where it would be kept. */
    async guess({ user_id, household_id }: Member, typed: string): Promise<GroceryGuess> {
      await limiter.count(limit, String(user_id))
      const name = typed.trim()
      if (name === '') return { category: null, storage_location: null }
      const { filing, places } = await findOwn(household_id, name)
      const grocery =
        (filing ? undefined : (await findCatalogueGroceries(database, [name])).get(name)) ?? guessGrocery(name)
      const category = filing?.category ?? guessItemCategory(name, default_categories) ?? grocery?.category ?? null
      const usual_place = places.find((place) => place.category === category)?.location
      return {
        category,
        storage_location: filing?.location ?? usual_place ?? grocery?.place ?? null,
      }
    },
  }
}

export type GroceryService = ReturnType<typeof createGroceryService>
