import type { GroceryGuess } from '@larder/contract/calls/grocery-api'
import { chooseCategory } from '@larder/contract/choose-category'
import { default_categories } from '@larder/contract/constants'
import { guessItemCategory } from '@larder/contract/rules'
import { createCategorySpelling } from '@larder/contract/values/category-groups'
import { guessGrocery } from '@larder/vision/lexicon/guess-grocery'
import type { Database } from '../database/database.ts'
import { withinTime } from '../database/time-limit.ts'
import type { Session } from '../http/authentication.ts'
import type { RateLimiter } from '../http/hardening/rate-limit.ts'
import { findCatalogueGroceries } from './catalogue-groceries.ts'
import { findOwnFiling, wordsOf } from './own-filing.ts'
import { createGroceryRepository } from './repository.ts'
import { createUsualPlaces } from './usual-places.ts'

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
      return { filing, categories: filing === null ? await repository.listCategories() : [] }
    })
    return own ?? { filing: null, categories: [] }
  }

  /** Where the household keeps such things, where enough of them tell. */
  async function findPlace(household_id: number, category: string, kind: string | null) {
    const kept = await withinTime(database, time_ms, (queries) =>
      createGroceryRepository(queries, household_id).listKept(category),
    )
    return createUsualPlaces(kept ?? [])(category, kind)
  }

  return {
    /** What a thing of that name would be filed under, and where it would be kept. */
    async guess({ user_id, household_id }: Member, typed: string): Promise<GroceryGuess> {
      await limiter.count(limit, String(user_id))
      const name = typed.trim()
      if (name === '') return { category: null, storage_location: null }
      const { filing, categories } = await findOwn(household_id, name)
      const spell = createCategorySpelling(categories)
      const grocery =
        (filing ? undefined : (await findCatalogueGroceries(database, [name])).get(name)) ?? guessGrocery(name)
      const guessed = filing?.category ?? guessItemCategory(name, default_categories) ?? grocery?.category ?? null
      const category = guessed && spell(guessed)
      if (category === null) return { category, storage_location: grocery?.place ?? null }
      const guessByList = (text: string) => (text === name ? grocery : guessGrocery(text))?.category ?? null
      const fitting = spell(filing?.category ?? chooseCategory(name, guessByList) ?? category)
      const kind = grocery?.place ?? null
      const place = filing?.location ?? (await findPlace(household_id, fitting, kind))
      const better = fitting === category ? {} : { better_category: fitting }
      return { category, storage_location: place ?? kind, ...better }
    },
  }
}

export type GroceryService = ReturnType<typeof createGroceryService>
