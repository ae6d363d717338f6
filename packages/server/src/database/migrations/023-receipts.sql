-- A receipt that was read: what it says, to know it again and to remember the currency of a shop, and what became of its lines, so
-- that all of it can be undone. Rows come with a reading or with the first line that is saved.
create table receipt (
  household_id bigint not null,
  receipt_id text collate "C" not null,
  read_at timestamptz not null default now(),
  -- As it was read: merchant_key, transaction_date, total, and lines as pairs of printed key and price.
  printed jsonb not null default '{}',
  -- As it was saved, which a person may have corrected.
  merchant text,
  merchant_key text collate "C" not null default '',
  transaction_date date,
  total numeric(13, 3),
  currency text,
  -- When a line of it was last saved; null where nothing was.
  added_at timestamptz,
  undone_at timestamptz,
  -- Items with the version that they were created in, and purchases with their event.
  entries jsonb not null default '[]',
  primary key (household_id, receipt_id)
);
create index receipt_by_age on receipt (household_id, read_at);
select add_household_table('receipt');
