import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'

/** How the household files and keeps a thing. */
export interface FiledItem extends Record<string, unknown> {
  readonly item_name: string
  readonly category: string
  readonly location: string | null
}

const most_items = 200

const groceryStatements = defineStatements({
  places: {
    name: 'list_usual_places',
    text: `
      select category, mode() within group (order by trim(location)) as location
      from item where household_id = $1 and trim(location) <> '' group by category`,
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
    /** Where the household keeps most of each category. */
    listPlaces: () => queries.query<{ category: string; location: string }>(groceryStatements.places, [household_id]),
    /** The items with one of the words, in lower case, in their names; the newest first. */
    listFiled: (words: readonly string[]) =>
      words.length === 0 ? [] : queries.query<FiledItem>(groceryStatements.filed, [household_id, words]),
  }
}
