import type { Queries, Statement } from '../database/database.ts'
import type { FoundProduct } from './repository.ts'
import { foldWords } from './words.ts'

/** A word of so few products leads to them; one of more is said of half a shop. */
const most_products = 3000
/** Only so many words are asked for, and so many of those that no product has are taken for their like. */
const most = { rare: 10, misread: 6, common: 3, found_each: 8 } as const
const shortest_misread = 5

interface Word extends Record<string, unknown> {
  readonly asked: string
  readonly word: string
  readonly products: number
}

const words_of = `string_to_array(search_text, ' ')`

export const readingStatements = {
  known: {
    name: 'find_catalogue_words',
    text: 'select word as asked, word, products from catalogue_word where word = any($1)',
  },
  // One letter in five misread is the most that a threshold of 0.45 forgives.
  misread: {
    name: '',
    text: `
      with setting as materialized (
        select set_config('pg_trgm.similarity_threshold', '0.45', true) as threshold
      )
      select asked.word as asked, near.word, near.products
      from setting, unnest($1::text[]) as asked (word), lateral (
        select word, products from catalogue_word where word % asked.word and setting.threshold is not null
        order by similarity(word, asked.word) desc, products desc limit 1
      ) as near`,
  },
  // The products that share most letters with all that was read come first; without a name, as the planner must see the words.
  search: {
    name: '',
    text: `
      select barcode, product_name, brand, quantity, categories
      from (
        select * from catalogue_product where array_to_tsvector(${words_of}) @@ $1::tsquery limit ${most_products}
      ) as candidate, lateral (
        select coalesce(sum(length(word)), 0) as letters from unnest(${words_of}) as word where word = any($2)
      ) as found
      order by letters desc, length(search_text), barcode
      limit ${most.found_each}`,
  },
} as const satisfies Record<string, Statement>

function pairs(words: readonly string[]): string[] {
  return words.flatMap((word, index) => words.slice(index + 1).map((other) => `'${word}' & '${other}'`))
}

/** Products by words that were read somewhere on a package: not all of them belong together, and some are misread. */
export function createReadingSearch(queries: Queries) {
  async function rate(words: readonly string[]): Promise<Word[]> {
    const known = await queries.query<Word>(readingStatements.known, [words])
    const found = new Set(known.map(({ word }) => word))
    const unknown = words.filter((word) => word.length >= shortest_misread && !found.has(word)).slice(0, most.misread)
    const misread = unknown.length === 0 ? [] : await queries.query<Word>(readingStatements.misread, [unknown])
    const place = new Map(words.map((word, index) => [word, index]))
    return [...known, ...misread].toSorted((one, other) => (place.get(one.asked) ?? 0) - (place.get(other.asked) ?? 0))
  }

  return {
    /** The searches for these words, the weightiest words first: rare ones alone, common ones two by two. */
    async plan(read: readonly string[]): Promise<{ searches: string[]; words: string[] }> {
      const words = [...new Set(read.flatMap((text) => foldWords(text).split(' ')))].filter((word) => word !== '')
      const rated = words.length === 0 ? [] : await rate(words)
      const choose = (isRare: boolean) => [
        ...new Set(rated.filter(({ products }) => products <= most_products === isRare).map(({ word }) => word)),
      ]
      const rare = choose(true).slice(0, most.rare)
      const searches = [...rare.map((word) => `'${word}'`), ...pairs(choose(false).slice(0, most.common))]
      return { searches, words: [...new Set([...words, ...rated.map(({ word }) => word)])] }
    },
    /** The products of one of these searches, those that have most of what was read first. */
    search: (search: string, words: readonly string[]) =>
      queries.query<FoundProduct>(readingStatements.search, [search, words]),
  }
}
