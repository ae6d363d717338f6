/**
 * Parts of the statements that move stock, here once so that no statement can forget one of them.
 * Locks are taken in one order everywhere, item first and household last: two writers wait, they never deadlock.
 * In each of them $1 is the household, named outright rather than by a row that has it: by that name a cluster that is
 * sharded by household knows where to send the whole statement before any of it has run.
 */

/** The only insert into the journal there is; a statement names what it has to say `entry`. */
export const appendEntry = `
  insert into stock_event (household_id, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on,
    occurred_at, user_id, undoes_event_id, price, source, notes, lot_changes, reason)
  select $1::bigint, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on,
    occurred_at, user_id, undoes_event_id, price, source, notes, lot_changes, reason
  from entry
  returning event_id`

/** Moves the list's ETag; `changed` is the part of the statement that must have happened before. */
export function bumpInventory(changed: string, also = ''): string {
  return `
    update household set inventory_version = inventory_version + 1${also}
    where household_id = $1 and exists (select from ${changed})`
}
