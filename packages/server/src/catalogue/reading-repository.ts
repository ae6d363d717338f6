import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'
import type { FoundProduct } from './repository.ts'
import { foldWords } from './catalogue-text.ts'

/** A word of so few products leads to them; one of more is said of half a shop. */
const most_products = 3000
/** Only so many words are asked for, and so many of those that no product has are taken for their like. */
const most = { rare: 10, misread: 4, common: 3, found_each: 8 } as const
const shortest_misread = 5

interface Word extends Record<string, unknown> {
  readonly asked: string
  readonly word: string
  readonly products: number
}

const words_of = `string_to_array(search_text, ' ')`

const readingStatements = defineStatements({
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
})

function pairs(words: readonly string[]): string[] {
  return words.flatMap((word, index) => words.slice(index + 1).map((other) => `'${word}' & '${other}'`))
}

/** The searches for words in the order in which they were read: rare ones alone, common ones two by two. */
function planSearches(read: readonly string[], rated: readonly Word[]): string[] {
  const place = new Map(read.map((word, index) => [word, index]))
  const sorted = rated.toSorted((one, other) => (place.get(one.asked) ?? 0) - (place.get(other.asked) ?? 0))
  const isRare = ({ products }: Word) => products <= most_products
  const namesOf = (words: readonly Word[]) => [...new Set(words.map(({ word }) => word))]
  const rare = namesOf(sorted.filter(isRare)).slice(0, most.rare)
  const common = namesOf(sorted.filter((word) => !isRare(word))).slice(0, most.common)
  return [...rare.map((word) => `'${word}'`), ...pairs(common)]
}

/** Products by words that were read somewhere on a package: not all of them belong together, and some are misread. */
export function createReadingSearch(queries: Queries) {
  return {
    /** What the words lead to, search by search: whoever has no more time has the best of it already. */
    async *find(texts: readonly string[]): AsyncGenerator<FoundProduct[], void> {
      const read = [...new Set(texts.flatMap((text) => foldWords(text).split(' ')))].filter((word) => word !== '')
      if (read.length === 0) return
      const known = await queries.query<Word>(readingStatements.known, [read])
      for (const search of planSearches(read, known))
        yield queries.query<FoundProduct>(readingStatements.search, [search, read])
      const found = new Set(known.map(({ word }) => word))
      const unknown = read.filter((word) => word.length >= shortest_misread && !found.has(word)).slice(0, most.misread)
      if (unknown.length === 0) return
      const near = await queries.query<Word>(readingStatements.misread, [unknown])
      const words = [...read, ...near.map(({ word }) => word)]
      for (const search of planSearches(unknown, near))
        yield queries.query<FoundProduct>(readingStatements.search, [search, words])
    },
  }
}
