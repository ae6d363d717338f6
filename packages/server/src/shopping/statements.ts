import { defineStatements } from '../database/statement.ts'
import { most_purchases } from '@larder/forecast/shopping/pack'
import { isEffective } from '../usage-stats/fragments.ts'

const purchasedOn = (bound: string): string => `
  select stock_event.occurred_on from stock_event
  where household_id = $1 and kind = 'purchased' and occurred_on > $2 and occurred_on < $3 and ${bound} and ${isEffective}
  order by occurred_on desc limit 1`

// From one shopping day to the one before it by the index: a big household has many purchases and few such days.
export const shoppingStatements = defineStatements({
  shoppingDays: {
    name: 'list_shopping_days',
    text: `
      with recursive shopping as (
        (${purchasedOn('true')})
        union all
        select earlier.occurred_on from shopping
        cross join lateral (${purchasedOn('stock_event.occurred_on < shopping.occurred_on')}) as earlier
      )
      select count(*) as days, min(occurred_on) as first_on, max(occurred_on) as last_on from shopping`,
  },
  lastPrices: {
    name: 'list_last_prices',
    text: `
      select wanted.item_id, last.price, last.delta as quantity, last.unit_of_measure, item.unit_factors
      from unnest($2::bigint[]) as wanted(item_id) cross join lateral (
        select price, delta, unit_of_measure from stock_event
        where household_id = $1 and stock_event.item_id = wanted.item_id and price is not null
          and kind = 'purchased' and delta > 0 and ${isEffective}
        order by event_id desc limit 1
      ) as last
      join item on item.household_id = $1 and item.item_id = wanted.item_id`,
  },
  // The latest purchases of each item, the last one at the end, and what else tells the size of its packs.
  boughtItems: {
    name: 'list_bought_items',
    text: `
      select item.item_id, unit_of_measure, unit_factors, pack_quantity, item_weight, item_weight_unit, coalesce(latest.purchases, '[]') as purchases
      from item cross join lateral (
        select json_agg(json_build_array(delta, unit_of_measure, source) order by event_id)::text as purchases from (
          select event_id, delta, unit_of_measure, source from stock_event
          where household_id = $1 and stock_event.item_id = item.item_id and kind = 'purchased' and ${isEffective}
          order by event_id desc limit ${most_purchases}
        ) as event
      ) as latest
      where item.household_id = $1 and item.item_id = any($2::bigint[])`,
  },
})
