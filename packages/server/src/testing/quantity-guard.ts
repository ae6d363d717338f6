import type { OpenDatabase } from './database.ts'

// At the end of the transaction, since an event and the quantity it leads to may be written one after the other.
const guard = [
  `create function check_quantity() returns trigger language plpgsql as $$
    declare
      stored numeric;
      journal numeric;
      changed_id bigint := new.item_id;
    begin
      select quantity into stored from item where household_id = new.household_id and item_id = changed_id;
      if not found then return null; end if;
      select coalesce(sum(delta), 0) into journal from stock_event
      where household_id = new.household_id and item_id = changed_id;
      if stored <> journal then
        raise exception 'item % holds %, its journal %', changed_id, stored, journal;
      end if;
      return null;
    end $$`,
  `create constraint trigger check_item_quantity after insert or update of quantity on item
    deferrable initially deferred for each row execute function check_quantity()`,
  `create constraint trigger check_event_quantity after insert on stock_event
    deferrable initially deferred for each row execute function check_quantity()`,
]

/** From here on a transaction fails that sets a quantity without its event, or writes an event without its quantity. */
export async function guardQuantities(database: OpenDatabase): Promise<void> {
  await database.transaction(async (queries) => {
    // Citus takes a trigger that looks at nothing beyond its shard; PostgreSQL knows no such setting.
    await queries.query({ name: '', text: 'set local citus.enable_unsafe_triggers = on' })
    for (const text of guard) await queries.query({ name: '', text })
  })
}
