import { defineStatements } from '../database/statement.ts'
import { page_rows } from '../database/pages.ts'
import { isEffectiveByIndex } from './fragments.ts'

const ofDay = (day: string): string => `
  household_id = $1 and kind in ('consumed', 'purchased') and occurred_on = ${day} and ${isEffectiveByIndex}`

const farthest = (order: 'asc' | 'desc'): string => `(
  select ${order === 'asc' ? 'min' : 'max'}(found.occurred_on)
  from unnest(array['consumed', 'purchased']::stock_event_kind[]) as wanted(kind) cross join lateral (
    select occurred_on from stock_event where household_id = $1 and stock_event.kind = wanted.kind
      and kind in ('consumed', 'purchased') and ${isEffectiveByIndex}
    order by occurred_on ${order} limit 1) as found)`

export const usageStatsStatements = defineStatements({
  // Equal days keep the order in which they were recorded.
  journal: {
    name: 'read_usage_events',
    text: `
      select json_agg(row_to_json(event) order by position)::text as page from (
        select kind, delta, occurred_on, unit_of_measure, quantity_after, source,
          row_number() over (order by occurred_on, event_id) as position
        from stock_event
        where household_id = $1 and item_id = $2 and kind in ('created', 'purchased', 'consumed', 'corrected', 'discarded')
          and event_id is distinct from $3 and ${isEffectiveByIndex}
      ) as event
      group by (position - 1) / ${page_rows} order by (position - 1) / ${page_rows}`,
  },
  store: {
    name: 'store_usage_stats',
    text: 'update item set usage_stats = $3, usual_uses = $4 where household_id = $1 and item_id = $2',
  },
  countDay: {
    name: 'count_record_day',
    text: `
      update household set record_days = record_days + 1
      where household_id = $1 and not exists (
        select 1 from stock_event where ${ofDay('$2')} and event_id <> $3)`,
  },
  // An item has come back with its journal: its days count where nothing else was recorded on them.
  countItemDays: {
    name: 'count_item_record_days',
    text: `
      update household set
        record_days = record_days + (
          select count(*) from (
            select distinct occurred_on as day from stock_event
            where household_id = $1 and item_id = $2 and kind in ('consumed', 'purchased') and ${isEffectiveByIndex}
          ) as back
          where not exists (select 1 from stock_event where ${ofDay('back.day')} and item_id <> $2)),
        first_record_on = ${farthest('asc')}, last_record_on = ${farthest('desc')}
      where household_id = $1`,
  },
  uncountDays: {
    name: 'uncount_record_days',
    text: `
      update household set
        record_days = record_days - (
          select count(*) from unnest($2::date[]) as gone(day)
          where not exists (select 1 from stock_event where ${ofDay('gone.day')})),
        first_record_on = ${farthest('asc')}, last_record_on = ${farthest('desc')}
      where household_id = $1`,
  },
})
