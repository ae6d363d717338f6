-- What the journal has taught about an item, ready to be asked (packages/forecast); null where it taught nothing.
alter table item add column lesson double precision[];

-- The unit an event was counted in: a journal that is read again after the unit changed converts or leaves it out.
alter table stock_event add column unit_of_measure text;

-- The days on which a household records anything: its rhythm.
alter table household
  add column record_days integer not null default 0,
  add column first_record_on date,
  add column last_record_on date;

create index stock_event_by_day on stock_event (household_id, occurred_on) where kind in ('consumed', 'purchased');
