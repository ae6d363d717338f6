-- Items that a person deleted, for as long as they can be brought back: the rows as they were, out of the way of every query.
-- A migration that renames a column of an archived table, or adds one that may not be null, changes it here too.
create table deleted_item (
  household_id bigint not null references household on delete cascade,
  item_id bigint not null,
  deleted_at timestamptz not null default now(),
  -- Its row of item, and by table all rows that belong to it.
  item_row jsonb not null,
  related_rows jsonb not null,
  primary key (household_id, item_id)
);
create index deleted_item_newest on deleted_item (household_id, deleted_at desc, item_id desc);
create index deleted_item_age on deleted_item (deleted_at);
