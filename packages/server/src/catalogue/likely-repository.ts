import type { Suggestion } from '@larder/contract/recognition'
import type { Queries } from '../database/database.ts'
import { defineStatement } from '../database/statement.ts'
import { isEffective } from '../usage-stats/fragments.ts'

// What was bought last stands in front of the camera now; then what had to be bought, then what was last touched.
const listLikely = defineStatement({
  name: 'list_likely_items',
  text: `
    with bought as (
      select household_id, item_id, max(occurred_on) as bought_on from stock_event
      where household_id = $1 and kind = 'purchased' and occurred_on > $2 and ${isEffective}
      group by household_id, item_id
    )
    select item_id, item_name as product_name, brand, category
    from item left join bought using (household_id, item_id)
    where household_id = $1
    order by greatest(bought_on, case when created_at > $2::date then created_at::date end) desc nulls last,
      coalesce(quantity = 0 or quantity <= low_stock_threshold, false) desc, updated_at desc, item_id desc
    limit $3`,
})

/** The household's own things that an unnamed thing is most likely to be. */
export function createLikelyRepository(queries: Queries, household_id: number) {
  return {
    /** Those bought after a day come first. */
    list: (since: string, most: number) =>
      queries.query<Suggestion & Record<string, unknown>>(listLikely, [household_id, since, most]),
  }
}
