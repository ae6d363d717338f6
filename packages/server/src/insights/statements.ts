import { category_doubles } from '@larder/contract/constants'
import { item_page, page_end, page_rows } from '../database/pages.ts'
import { defineStatements } from '../database/statement.ts'
import { isEffective } from '../usage-stats/fragments.ts'

const most_wasted = 5
const most_categories = 10

/** So much of the journal is replayed, the latest: older events say little of how well things are predicted now. */
export const most_replayed = 40_000

// As unitKey of the contract folds a unit.
const spellingOf = (unit: string): string => `translate(lower(${unit}), E' .\\t\\u00a0', '')`

// As categoryKey of the contract: names of one thing are added up together.
const keys = category_doubles.flatMap(([first = '', ...others]) =>
  others.map((name) => `when '${name.toLowerCase()}' then '${first.toLowerCase()}'`),
)
const category_key = `case lower(item.category) ${keys.join(' ')} else lower(item.category) end`

/**
 * The journal since $2 in units that can be added up, with what each event is worth: what was paid, or by the unit price
 * of the item's last purchase with a price before it, also where that was in a unit of which somebody said how much one is.
 */
const recent = `
  unit as materialized (
    select * from unnest($3::text[], $4::text[], $5::double precision[], $6::text[])
      as unit(spelling, measure, factor, total)
  ), event as (
    select stock_event.item_id, stock_event.event_id, stock_event.occurred_on, stock_event.price::double precision as price,
      case stock_event.kind when 'consumed' then 'used' when 'discarded' then 'thrown_away' else 'bought' end as flow,
      coalesce(unit.measure, counted.spelling) as measure, unit.total,
      abs(stock_event.delta)::double precision * coalesce(unit.factor, 1) as amount,
      (item.unit_factors ->> coalesce(unit.measure, counted.spelling))::double precision as said,
      coalesce(own.measure, ${spellingOf('item.unit_of_measure')}) as own_measure, coalesce(own.factor, 1) as own_factor
    from stock_event
    join item on item.household_id = $1 and item.item_id = stock_event.item_id
    cross join lateral (
      select ${spellingOf('coalesce(stock_event.unit_of_measure, item.unit_of_measure)')} as spelling
    ) as counted
    left join unit on unit.spelling = counted.spelling
    left join unit as own on item.unit_factors is not null and own.spelling = ${spellingOf('item.unit_of_measure')}
    where stock_event.household_id = $1 and stock_event.kind in ('created', 'purchased', 'consumed', 'discarded')
      and stock_event.delta <> 0 and (stock_event.occurred_on >= $2 or stock_event.price is not null) and ${isEffective}
  ), worth as (
    select *, case when said is null then measure else own_measure end as worth_in,
      amount * coalesce(said * own_factor, 1) as worth_amount from event
  ), priced as (
    select *, case when flow = 'bought' then price / nullif(worth_amount, 0) end as unit_price from worth
  ), numbered as (
    select *, count(unit_price) over (partition by item_id, worth_in order by occurred_on, event_id) as price_number
    from priced
  ), valued as (
    select *, case when flow = 'bought' then price
      else worth_amount * max(unit_price) over (partition by item_id, worth_in, price_number) end as money
    from numbered
  ), recent as materialized (
    select item_id, date_trunc('month', occurred_on)::date as month, flow, measure, total, amount, money, worth_in, worth_amount
    from valued where occurred_on >= $2
  )`

export const insightsStatements = defineStatements({
  look: {
    name: 'read_insights',
    text: `
      with ${recent}, by_month as (
        select to_char(month, 'YYYY-MM') as month, flow, total, count(*) as records, count(money) as priced,
          sum(money) as money, sum(amount) as quantity
        from recent group by recent.month, flow, total
      ), wasted as (
        select item.item_id, item.item_name, item.unit_of_measure, count(*) as times, sum(money) as money,
          sum(worth_amount / coalesce(unit.factor, 1)) filter (where recent.worth_in = coalesce(unit.measure, own.spelling)) as quantity
        from recent
        join item on item.household_id = $1 and item.item_id = recent.item_id
        cross join lateral (select ${spellingOf('item.unit_of_measure')} as spelling) as own
        left join unit using (spelling)
        where flow = 'thrown_away'
        group by item.household_id, item.item_id
        order by times desc, money desc nulls last, item_name limit ${most_wasted}
      ), spent as (
        select mode() within group (order by item.category) as category, count(*) as purchases, sum(money) as money,
          row_number() over (order by sum(money) desc, ${category_key}) as place
        from recent join item on item.household_id = $1 and item.item_id = recent.item_id
        where flow = 'bought' and money is not null
        group by ${category_key}
      ), spending as (
        select case when place <= ${most_categories} then category end as category,
          sum(purchases) as purchases, sum(money) as money, min(place) as place
        from spent group by 1, least(place, ${most_categories} + 1)
      )
      select
        (select coalesce(json_agg(by_month), '[]')::text from by_month) as months,
        (select coalesce(json_agg(wasted), '[]')::text from wasted) as thrown_away,
        (select coalesce(json_agg(spending order by place), '[]')::text from spending) as spending`,
  },
  replayedItems: {
    name: 'list_replayed_items',
    text: `
      select json_build_array(json_agg(item_id), json_agg(category), json_agg(quantity))::text as columns, ${page_end}
      from (select * from ${item_page}) as item`,
  },
  // Oldest first, in pages.
  replayedEvents: {
    name: 'list_replayed_events',
    text: `
      select json_agg(json_build_array(item_id, kind, day, delta, is_same_unit) order by position)::text as page
      from (
        select item_id, kind, occurred_on - date '1970-01-01' as day, delta, is_same_unit,
          row_number() over (order by occurred_on, event_id) as position
        from (
          select stock_event.item_id, stock_event.event_id, stock_event.kind, stock_event.occurred_on, stock_event.delta,
            coalesce(stock_event.unit_of_measure, item.unit_of_measure) = item.unit_of_measure as is_same_unit
          from stock_event join item on item.household_id = $1 and item.item_id = stock_event.item_id
          where stock_event.household_id = $1 and stock_event.kind <> 'undone' and ${isEffective}
          order by stock_event.occurred_on desc, stock_event.event_id desc limit ${most_replayed}
        ) as latest
      ) as event
      group by (position - 1) / ${page_rows} order by (position - 1) / ${page_rows}`,
  },
})
