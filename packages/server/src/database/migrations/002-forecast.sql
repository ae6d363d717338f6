-- What the journal has taught about an item (packages/forecast), ready to be asked; null where it was not read yet.
alter table item add column lesson double precision[];

alter table stock_event
  -- The unit an event was counted in: a journal that is read again after the unit changed converts or leaves it out.
  add column unit_of_measure text,
  -- Of an event of some earlier day the moment is not known.
  alter column occurred_at drop default,
  alter column occurred_at drop not null;

-- The days on which a household records use or purchases: its rhythm.
alter table household
  add column record_days integer not null default 0,
  add column first_record_on date,
  add column last_record_on date;

create index stock_event_by_day on stock_event (household_id, kind, occurred_on)
  where kind in ('consumed', 'purchased');
