-- A lot is what came into the house at one time. The lots of an item lie in its own row, so that one lock and one version guard
-- both; what is used up is no longer among them, and the journal says what it was.
create function sum_lots(lots jsonb) returns numeric language sql immutable strict parallel safe
  return (select coalesce(sum((lot -> 'quantity')::numeric), 0) from jsonb_array_elements(lots) as lot);

alter table item
  add column lots jsonb not null default '[]',
  -- Numbers are given within an item and never again.
  add column last_lot_id integer not null default 1;

-- What is there today becomes one lot; the journal before speaks of no lots, which means this one.
update item set lots = jsonb_build_array(jsonb_build_object(
  'lot_id', 1, 'quantity', trim_scale(quantity), 'expiry_date', expiry_date, 'purchase_date', purchase_date,
  'location', location, 'price', null, 'opened_on', null, 'frozen_on', null))
where quantity > 0;

alter table item
  add column lot_count integer not null generated always as (jsonb_array_length(lots)) stored,
  add constraint item_quantity_is_sum_of_lots check (quantity = sum_lots(lots));

alter table stock_event
  -- Which lots an event moved by how much, and what it changed of them.
  add column lot_changes jsonb,
  -- Why something was thrown away.
  add column reason text;

alter type stock_event_kind add value if not exists 'opened';
alter type stock_event_kind add value if not exists 'frozen';
alter type stock_event_kind add value if not exists 'thawed';
alter type stock_event_kind add value if not exists 'moved';

-- A notice of what will probably go off before it is used: how much, from the day in runs_out_on on.
alter table notice
  drop constraint notice_kind_check,
  add constraint notice_kind_check check (kind in ('low_stock', 'expiring', 'expired', 'running_out', 'expected_waste')),
  add column quantity numeric(13, 3);
