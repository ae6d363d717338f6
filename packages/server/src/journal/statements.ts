import { page_rows } from '../database/pages.ts'
import { defineStatements } from '../database/statement.ts'
import { isEffective } from '../usage-stats/fragments.ts'

/** More than anybody scrolls through; what is older stays in the journal. */
const history_limit = 500

const own_events = 'stock_event.household_id = $1 and stock_event.item_id = $2'

/** The events of one kind as one JSON array, newest first, if the item is there at all. */
const history = (name: string, kinds: string, fields: string, author = '') => ({
  name,
  text: `
    select (
      select coalesce(json_agg(row_to_json(ready)), '[]') from (
        select event_id, occurred_on as date, ${fields}, unit_of_measure, lot_changes, notes${author} from stock_event
        where ${own_events} and ${kinds} and ${isEffective}
        order by occurred_on desc, event_id desc limit ${history_limit}
      ) as ready
    )::text as entries
    from item where household_id = $1 and item_id = $2`,
})

const newFact = (name: 'expiry_date' | 'location'): string =>
  `(select max(change -> 'after' ->> '${name}') from jsonb_array_elements(lot_changes) as change)`

export type History = 'consumptions' | 'purchases' | 'discards' | 'lotEntries'
type HistoryParts = [name: string, kinds: string, fields: string]

const histories: Readonly<Record<History, HistoryParts>> = {
  consumptions: [
    'list_consumptions',
    "kind = 'consumed'",
    `trim_scale(-delta) as consumed_quantity, trim_scale(quantity_after - delta) as previous_quantity,
      trim_scale(quantity_after) as new_quantity`,
  ],
  purchases: [
    'list_purchases',
    "kind = 'purchased'",
    'trim_scale(delta) as quantity_added, trim_scale(price) as price, source',
  ],
  discards: ['list_discards', "kind = 'discarded'", 'kind, trim_scale(-delta) as discarded_quantity, reason'],
  // What was done to lots; a correction is one where it gave a lot another date or place.
  lotEntries: [
    'list_lot_entries',
    "(kind in ('opened', 'frozen', 'thawed', 'moved') or kind = 'corrected' and delta = 0 and jsonb_path_exists(lot_changes, '$[*].after'))",
    `case when kind <> 'corrected' then kind::text when ${newFact('expiry_date')} is null and ${newFact('location')} is not null
      then 'moved' else 'dated' end as kind,
      (select nullif(trim_scale(sum(coalesce((change ->> 'quantity')::numeric, greatest((change ->> 'delta')::numeric, 0)))), 0)
        from jsonb_array_elements(lot_changes) as change) as lot_quantity,
      ${newFact('expiry_date')} as expiry_date, ${newFact('location')} as location`,
  ],
}

const defineHistories = (toStatement: (...parts: HistoryParts) => ReturnType<typeof history>) =>
  defineStatements<History>({
    consumptions: toStatement(...histories.consumptions),
    purchases: toStatement(...histories.purchases),
    discards: toStatement(...histories.discards),
    lotEntries: toStatement(...histories.lotEntries),
  })

/** The same with who did it: $3 are the names of the household's people by their numbers, since people lie elsewhere. */
export const namedHistories = defineHistories((name, kinds, fields) =>
  history(`${name}_with_names`, kinds, fields, ', $3::jsonb ->> user_id::text as recorded_by'),
)

/** Histories as whoever lives alone reads them. */
export const plainHistories = defineHistories((...parts) => history(...parts))

/** Readings of the journal. */
export const journalStatements = defineStatements({
  // Only days with use count here, each once for every unit it was counted in; with the unit of the item now and what is known of others.
  usedDays: {
    name: 'list_used_days',
    text: `
      select json_build_array(unit_of_measure, unit_factors, (
        select coalesce(json_agg(json_build_array(day, quantity, counted_in) order by day), '[]') from (
          select occurred_on as day, sum(-delta) as quantity, unit_of_measure as counted_in from stock_event
          where ${own_events} and kind = 'consumed' and delta < 0 and ${isEffective}
          group by occurred_on, unit_of_measure
        ) as used
      ))::text as entries
      from item where household_id = $1 and item_id = $2`,
  },
  findEvent: {
    name: 'find_event',
    text: `
      select stock_event.kind, stock_event.delta, stock_event.occurred_on,
        stock_event.lot_changes, stock_event.unit_of_measure as counted_in, item.unit_of_measure, item.unit_factors,
        not ${isEffective} as is_undone
      from item left join stock_event on ${own_events} and stock_event.event_id = $3
      where item.household_id = $1 and item.item_id = $2`,
  },
  // In the order in which they were recorded, which is the order in which lots moved.
  lotEvents: {
    name: 'list_lot_events',
    text: `
      select json_agg(row_to_json(event) order by position)::text as page from (
        select delta, lot_changes, unit_of_measure, kind <> 'undone' and event_id <> $3 and ${isEffective} as is_effective,
          row_number() over (order by event_id) as position
        from stock_event where ${own_events}
      ) as event
      group by (position - 1) / ${page_rows} order by (position - 1) / ${page_rows}`,
  },
  lockItem: {
    name: 'lock_item_of_event',
    text: 'select item_id from item where household_id = $1 and item_id = $2 for update',
  },
})
