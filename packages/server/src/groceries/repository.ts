import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'

/** How the household files and keeps a thing. */
export interface FiledItem extends Record<string, unknown> {
  readonly item_name: string
  readonly category: string
  readonly location: string | null
}

const most_items = 200
/** Of each category: what lies where changes, and each name is looked up. */
const most_kept = 50

const groceryStatements = defineStatements({
  kept: {
    name: 'list_kept_items',
    text: `
      select item_name, category, location from (
        select item_name, category, trim(location) as location,
          row_number() over (partition by category order by item_id desc) as rank
        from item where household_id = $1 and trim(location) <> '' and ($2::text is null or category = $2)
      ) as kept where rank <= ${most_kept}`,
  },
  categories: {
    name: 'list_used_categories',
    text: 'select category from item where household_id = $1 group by category order by count(*) desc, category',
  },
  filed: {
    name: 'list_filed_items',
    text: `
      select item_name, category, nullif(trim(location), '') as location from item
      where household_id = $1
        and exists (select 1 from unnest($2::text[]) as word where strpos(lower(item_name), word) > 0)
      order by item_id desc limit ${most_items}`,
  },
})

/** How a household files and keeps its groceries. */
export function createGroceryRepository(queries: Queries, household_id: number) {
  return {
    /** Where the household keeps its newest things of a category, else of each. */
    listKept: (category: string | null) => queries.query<FiledItem>(groceryStatements.kept, [household_id, category]),
    /** The household's categories, those with most items first. */
    listCategories: async () => {
      const rows = await queries.query<{ category: string }>(groceryStatements.categories, [household_id])
      return rows.map(({ category }) => category)
    },
    /** The items with one of the words, in lower case, in their names; the newest first. */
    listFiled: (words: readonly string[]) =>
      words.length === 0 ? [] : queries.query<FiledItem>(groceryStatements.filed, [household_id, words]),
  }
}
