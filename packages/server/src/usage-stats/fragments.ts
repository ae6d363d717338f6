/** Parts of statements that read or count the journal; in each of them $1 is the household. */

/** An event counts while no other one undoes it. */
export const isEffective = `not exists (
  select 1 from stock_event as undoing
  where undoing.household_id = $1 and undoing.item_id = stock_event.item_id
    and undoing.undoes_event_id = stock_event.event_id)`
