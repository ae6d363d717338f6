import type { Suggestion } from '@larder/contract/recognition'
import { findKnownCategory } from '@larder/contract/rules'
import { addDays, todayIn } from '@larder/contract/values/days'
import type { Database, Queries } from '../database/database.ts'
import { withinTime } from '../database/time-limit.ts'
import type { Session } from '../http/authentication.ts'
import type { RateLimiter } from '../http/hardening/rate-limit.ts'
import { createLikelyRepository } from './likely-repository.ts'
import type { FoundProduct } from './repository.ts'
import { createCatalogueRepository } from './repository.ts'

const most = 8
/** What was bought since then may still stand in its bag. */
const lately_days = 14
// Whoever types does not wait for the last letter's answer.
const time_ms = 800
/** Five letters a second, a minute long: nobody types so, a loop does. */
const limit = { name: 'suggestions', attempts: 300, window_seconds: 60 } as const

function toSuggestion({ product_name, brand, categories }: FoundProduct): Suggestion {
  return { product_name, brand, category: findKnownCategory(categories) }
}

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

/** What a thing may be: the household's likeliest things until something is typed, then the imported catalogue. */
export function createCatalogueService(database: Database, limiter: RateLimiter) {
  return {
    /** The nearest products, each name of a brand once; none where the search takes too long. */
    async suggest({ user_id, household_id, time_zone }: Member, typed: string): Promise<Suggestion[]> {
      await limiter.count(limit, String(user_id))
      if (typed.trim() === '') {
        const since = addDays(todayIn(time_zone), -lately_days)
        const list = (queries: Queries) => createLikelyRepository(queries, household_id).list(since, most)
        return (await withinTime(database, time_ms, list)) ?? []
      }
      const found = await withinTime(database, time_ms, (queries) =>
        // Sizes and countries repeat a name: more are asked for than are shown.
        createCatalogueRepository(queries).searchByWords(typed, 4 * most),
      )
      const named = new Map<string, Suggestion>()
      for (const product of found ?? []) {
        const name = `${product.product_name}\n${product.brand ?? ''}`.toLowerCase()
        if (!named.has(name)) named.set(name, toSuggestion(product))
      }
      return [...named.values()].slice(0, most)
    },
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>
