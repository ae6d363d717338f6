/** Parts of statements that read or count the journal; in each of them $1 is the household. */

/** An event counts while no other one undoes it. */
export const isEffective = `not exists (
  select from stock_event as undoing
  where undoing.household_id = $1 and undoing.item_id = stock_event.item_id
    and undoing.undoes_event_id = stock_event.event_id)`

/** Moves version and rhythm at once; parameters so that a row that others changed meanwhile is computed anew. */
export function bumpRhythm(changed: string, day: string, is_record: string): string {
  return `
    update household set inventory_version = inventory_version + 1,
      record_days = record_days
        + case when ${is_record} and (last_record_on is null or ${day} > last_record_on) then 1 else 0 end,
      first_record_on = case when ${is_record} then least(first_record_on, ${day}) else first_record_on end,
      last_record_on = case when ${is_record} then greatest(last_record_on, ${day}) else last_record_on end
    where household_id = $1 and exists (select from ${changed})
    returning ${is_record} and ${day} < last_record_on as is_backdated`
}
