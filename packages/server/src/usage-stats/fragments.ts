/** Parts of statements that read or count the journal; in each of them $1 is the household. */

/** An event counts while no other one undoes it. */
export const isEffective = `not exists (
  select 1 from stock_event as undoing
  where undoing.household_id = $1 and undoing.item_id = stock_event.item_id
    and undoing.undoes_event_id = stock_event.event_id)`

/**
 * The same for statements about what was written a moment ago, of which PostgreSQL has no statistics yet: it takes a long
 * journal for one row, and compares each event with all that undo one. With an offset it looks into the index for each.
 */
export const isEffectiveByIndex = `not exists (
  select 1 from stock_event as undoing
  where undoing.household_id = $1 and undoing.item_id = stock_event.item_id
    and undoing.undoes_event_id = stock_event.event_id offset 0)`
