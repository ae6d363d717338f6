import type { Suggestion } from '@larder/contract/recognition'
import { findKnownCategory } from '@larder/contract/rules'
import type { Database } from '../database/database.ts'
import { withinTime } from '../database/time-limit.ts'
import type { RateLimiter } from '../http/hardening/rate-limit.ts'
import type { FoundProduct } from './repository.ts'
import { createCatalogueRepository } from './repository.ts'

const most = 8
// Whoever types does not wait for the last letter's answer.
const time_ms = 800
/** Five letters a second, a minute long: nobody types so, a loop does. */
const limit = { name: 'suggestions', attempts: 300, window_seconds: 60 } as const

function toSuggestion({ product_name, brand, categories }: FoundProduct): Suggestion {
  return { product_name, brand, category: findKnownCategory(categories) }
}

/** What the imported catalogue has for a name that somebody is typing. */
export function createCatalogueService(database: Database, limiter: RateLimiter) {
  return {
    /** The nearest products, each name of a brand once; none where the search takes too long. */
    async suggest(user_id: number, typed: string): Promise<Suggestion[]> {
      if (typed.trim() === '') return []
      await limiter.count(limit, String(user_id))
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
