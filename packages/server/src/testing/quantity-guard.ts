import type { OpenQueries } from './database.ts'

// At the end of the transaction, since an event and the quantity it leads to may be written one after the other.
const guard = [
  `create function check_quantity() returns trigger language plpgsql as $$
    declare
      stored numeric;
      journal numeric;
      changed_id bigint := new.item_id;
    begin
      select quantity into stored from item where item_id = changed_id;
      if not found then return null; end if;
      select coalesce(sum(delta), 0) into journal from stock_event where item_id = changed_id;
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
export async function guardQuantities(queries: OpenQueries): Promise<void> {
  for (const text of guard) await queries.query({ name: '', text })
}
