import type { Statement } from '../database/database.ts'

// A lesson is three numbers of bookkeeping and, where anything was used, those of the uses, the pace first.
const hasUses = 'array_length(lesson, 1) > 3'
const pace = 'lesson[4:7]'

const rhythm = 'household.record_days, household.first_record_on, household.last_record_on'

/** What a forecast needs, read in one go: an item, or all of them, with the household around. */
export const predictionStatements = {
  findItem: {
    name: 'find_forecast_item',
    text: `
      select item.quantity, item.category, item.expiry_date, item.unit_of_measure, item.lesson, ${rhythm}, (
        select coalesce(json_agg(json_build_array(category, ${pace})), '[]') from item
        where household_id = $1 and item_id <> $2 and ${hasUses}
      )::text as others
      from item join household on household.household_id = item.household_id
      where item.household_id = $1 and item.item_id = $2`,
  },
  // Arrays in JSON text: a fifth of what the driver takes for as many rows.
  listItems: {
    name: 'list_forecast_items',
    text: `
      select ${rhythm}, (
        select coalesce(json_agg(json_build_array(item_id, item_name, category, brand, quantity, unit_of_measure,
          low_stock_threshold, expiry_date, lesson)), '[]')
        from (select * from item where household_id = $1 order by item_id) as item
      )::text as items
      from household where household_id = $1`,
  },
} as const satisfies Record<string, Statement>
