import { defineStatements } from '../database/statement.ts'
import { item_page, page_end, page_number } from '../database/pages.ts'
import { usage_stats_bytes } from '../usage-stats/usage-stats-bytes.ts'

// Without uses they begin with the number 0; the first four numbers of the uses, after three others, are the pace.
const some_uses = 'get_byte(usage_stats, 0) > 0'
const pace = 'substring(usage_stats from 25 for 32)'

// Statistics of before the demand was counted are shorter: nothing is known of it.
const no_stats = `decode(repeat('00', ${usage_stats_bytes}), 'hex')`

const rhythm = 'household.record_days, household.first_record_on, household.last_record_on'

/** What a forecast needs: an item, with pages of what the others say, or a page of all, with the household around. */
export const predictionStatements = defineStatements({
  findItem: {
    name: 'find_forecast_item',
    text: `
      select item.item_name, item.quantity, item.category, item.expiry_date, item.lots, item.unit_of_measure,
        item.usage_stats, ${rhythm},
        coalesce(categories, '[]') as categories, coalesce(paces, '') as paces
      from item join household on household.household_id = item.household_id left join lateral (
        select json_agg(category)::text as categories, string_agg(pace, '') as paces from (
          select category, ${pace} as pace, ${page_number} as number from item
          where household_id = $1 and item_id <> $2 and ${some_uses}
        ) as paced
        group by number
      ) as others on true
      where item.household_id = $1 and item.item_id = $2`,
  },
  // Column by column: an array of rows takes PostgreSQL, the driver and JSON.parse each twice as long.
  listItems: {
    name: 'list_forecast_items',
    text: `
      select ${rhythm}, household.inventory_version, listed.*
      from household, lateral (
        select json_build_array(json_agg(item_id), json_agg(item_name), json_agg(category), json_agg(brand),
            json_agg(quantity), json_agg(unit_of_measure), json_agg(low_stock_threshold), json_agg(expiry_date),
            json_agg(case when lot_count > 1 then lots end), json_agg(purchase_date))::text
            as columns, ${page_end},
          coalesce(string_agg(substring(coalesce(usage_stats, '') || ${no_stats} from 1 for ${usage_stats_bytes}), ''), '')
            as usage_stats
        from (select * from ${item_page}) as item
      ) as listed
      where household_id = $1`,
  },
})
