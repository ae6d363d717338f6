import { defineStatements } from '../database/statement.ts'
import { isEffective } from '../usage-stats/fragments.ts'

const purchasedOn = (bound: string): string => `
  select stock_event.occurred_on from stock_event
  where household_id = $1 and kind = 'purchased' and occurred_on > $2 and ${bound} and ${isEffective}
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
  boughtSince: {
    name: 'list_items_bought_since',
    text: `
      select distinct item_id from stock_event
      where household_id = $1 and kind = 'purchased' and occurred_on > $2 and ${isEffective}`,
  },
})
