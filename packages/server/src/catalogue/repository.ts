import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'
import { foldWords } from './catalogue-text.ts'

/** A product of the catalogue that has the words asked for. */
export interface FoundProduct extends Record<string, unknown> {
  readonly barcode: string
  readonly product_name: string
  readonly brand: string | null
  readonly quantity: string | null
  readonly categories: string | null
}

const most_words = 8
const similar_words = 5
const candidates = 120

// Without names: the planner must see the words. A rare one is found by the index; a common one by reading until there
// are enough, where the index would first collect half a million rows.
const catalogueStatements = defineStatements({
  // Only so many are looked at, and the nearest of them come first.
  search: {
    name: '',
    text: `
      select barcode, product_name, brand, quantity, categories
      from (
        select * from catalogue_product
        where array_to_tsvector(string_to_array(search_text, ' ')) @@ $1::tsquery
        limit ${candidates}
      ) as candidate
      order by similarity(search_text, $2) desc, length(search_text), barcode
      limit $3`,
  },
  // A word that is known was meant. The index has to know the threshold before it starts; a stricter one than usual leaves it far less to look at.
  similar: {
    name: '',
    text: `
      with setting as materialized (
        select set_config('pg_trgm.similarity_threshold', '0.4', true) as threshold
      )
      select asked.word as asked, near.word
      from setting, unnest($1::text[]) as asked (word), lateral (
        select word from catalogue_word where word = asked.word
        union all
        (select word from catalogue_word
        where word % asked.word and setting.threshold is not null
          and not exists (select 1 from catalogue_word as known where known.word = asked.word)
        order by similarity(word, asked.word) desc, products desc limit ${similar_words})
      ) as near`,
  },
})

// Folded words hold letters and digits alone, so that a quote around them is enough.
const anyOf = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(' | ')})`

/** Products that this server has imported, found by what they are called. */
export function createCatalogueRepository(queries: Queries) {
  const search = (query: string, text: string, limit: number) =>
    queries.query<FoundProduct>(catalogueStatements.search, [query, text, limit])

  async function findSimilar(words: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await queries.query<{ asked: string; word: string }>(catalogueStatements.similar, [words])
    const found = new Map<string, string[]>(words.map((word) => [word, []]))
    for (const { asked, word } of rows) found.get(asked)?.push(word)
    return found
  }

  return {
    /** Products with all the words, the nearest first; where there are none, words typed wrong are taken for their like. */
    async searchByWords(typed: string, limit = 10): Promise<FoundProduct[]> {
      const text = foldWords(typed)
      const words = [...new Set(text.split(' '))].filter((word) => word !== '').slice(0, most_words)
      if (words.length === 0) return []
      const last = words.at(-1) ?? ''
      // Whoever is still typing has not finished the last word; of two letters it could be anything.
      const whole = words.map((word) => (word === last && word.length > 2 ? `'${word}':*` : `'${word}'`)).join(' & ')
      const found = await search(whole, text, limit)
      if (found.length > 0) return found
      const similar = [...(await findSimilar(words)).values()].filter((near) => near.length > 0)
      return similar.length === 0 ? [] : search(similar.map(anyOf).join(' & '), text, limit)
    },
  }
}

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>
