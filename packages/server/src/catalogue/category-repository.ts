import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'
import { foldWords } from './catalogue-text.ts'

const most = { words: 8, products: 24 } as const

const categoryStatements = defineStatements({
  any: { name: 'has_catalogue', text: 'select exists (select 1 from catalogue_product) as has_products' },
  // Without a name: the planner must see the words.
  categories: {
    name: '',
    text: `
      select categories from catalogue_product
      where array_to_tsvector(string_to_array(search_text, ' ')) @@ $1::tsquery and categories is not null
      limit ${most.products}`,
  },
})

/** What the imported products that have all the words of a name are filed under. */
export function createCategorySearch(queries: Queries) {
  return {
    async hasProducts(): Promise<boolean> {
      const [row] = await queries.query<{ has_products: boolean }>(categoryStatements.any, [])
      return row?.has_products ?? false
    },
    /** The categories of some such products, each from the widest to the narrowest. */
    async find(words: readonly string[]): Promise<string[][]> {
      const folded = [...new Set(words.flatMap((word) => foldWords(word).split(' ')))].filter((word) => word !== '')
      if (folded.length === 0 || folded.length > most.words) return []
      // Folded words hold letters and digits alone, so that a quote around them is enough.
      const all = folded.map((word) => `'${word}'`).join(' & ')
      const rows = await queries.query<{ categories: string }>(categoryStatements.categories, [all])
      return rows.map(({ categories }) => categories.split(',').map((category) => category.trim()))
    },
  }
}
