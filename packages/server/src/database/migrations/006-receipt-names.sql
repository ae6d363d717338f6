-- What a household last called a printed line of a shop, and which item it went to. The name is kept when the item is
-- gone: there is no reference to it, because item numbers never come again and nobody waits for a look through here.
create table receipt_name (
  household_id bigint not null references household on delete cascade,
  printed_key text collate "C" not null,
  merchant_key text collate "C" not null,
  item_id bigint not null,
  item_name text not null,
  category text not null,
  unit_of_measure text not null,
  -- Where it is counted in another unit than on paper: the paper's unit, and how much one of it was.
  printed_unit text,
  amount_each double precision,
  named_at timestamptz not null default now(),
  primary key (household_id, printed_key, merchant_key)
);
create index receipt_name_by_age on receipt_name (household_id, named_at);
