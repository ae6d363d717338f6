import { barcodeKey } from '@larder/contract/values/barcode-digits'
import { findKnownCategory } from '@larder/contract/rules'
import type { KnownProduct } from '@larder/vision/recognition/naming/knowledge'
import type { LookupService } from '../barcode/lookup-service.ts'
import { createBarcodeRepository } from '../barcode/repository.ts'
import { createReadingSearch } from '../catalogue/reading-repository.ts'
import type { Database } from '../database/database.ts'
import { withinTime } from '../database/time-limit.ts'

/** A photo of a whole shelf has more words and codes than anybody wants to wait for. */
const most_codes = 12
const time_ms = 1500

/** Own words of a household stay, others only where they are ours. */
const own_sources: readonly (string | null | undefined)[] = ['inventory', 'household']

/** What the world calls the things in a photo: asked by the words and the codes on them, each once. */
export function createCandidates(database: Database, { lookup }: Pick<LookupService, 'lookup'>) {
  async function findByWords(read: readonly string[]): Promise<KnownProduct[]> {
    const found = new Map<string, KnownProduct>()
    const end = Date.now() + time_ms
    await withinTime(database, time_ms, async (queries) => {
      for await (const products of createReadingSearch(queries).find(read)) {
        for (const { barcode, product_name, brand, categories } of products)
          found.set(barcode, { barcode, product_name, brand, category: findKnownCategory(categories) })
        // What was found until then is kept.
        if (Date.now() >= end) return
      }
    })
    return [...found.values()]
  }

  async function findByCode(household_id: number, code: string): Promise<KnownProduct[]> {
    const { product_name, brand, barcode, raw_data } = await lookup(household_id, code)
    if (product_name === null) return []
    const { categories = null, source } = raw_data ?? {}
    const category = own_sources.includes(source) ? categories : findKnownCategory(categories)
    return [{ product_name, brand, category, barcode: barcode ?? code }]
  }

  return {
    async find(household_id: number, words: readonly string[], codes: readonly string[]): Promise<KnownProduct[]> {
      const seen = [...new Set(codes.map(barcodeKey))]
      const known = seen.length === 0 ? [] : await createBarcodeRepository(database, household_id).listKnown(seen)
      const unknown = seen.filter((code) => !known.includes(code)).slice(0, most_codes)
      const [by_words, ...by_codes] = await Promise.all([
        findByWords(words),
        ...unknown.map((code) => findByCode(household_id, code)),
      ])
      return [...by_codes.flat(), ...by_words]
    },
  }
}

export type Candidates = ReturnType<typeof createCandidates>
