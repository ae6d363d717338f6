-- What a household does to its shopping list: what somebody asked for, ticked, changed the amount of or does not want this time.
-- Items have one entry each; an entry without an item is a text.
create table shopping_entry (
  household_id bigint not null references household on delete cascade,
  entry_id bigint generated always as identity,
  item_id bigint,
  text text,
  quantity numeric(13, 3) check (quantity > 0),
  -- What the quantity counts: the unit of the item when it was set.
  unit_of_measure text,
  is_ticked boolean not null default false,
  -- When and by whom it was asked for; null where a suggestion was only ticked, changed or put off.
  added_at timestamptz,
  user_id bigint,
  repeat_days integer check (repeat_days > 0),
  -- The day on which it comes back.
  next_on date,
  -- The purchase that it was done with, so that undoing that brings the entry back.
  bought_event_id bigint,
  skipped_at timestamptz,
  skipped_until date,
  primary key (household_id, entry_id),
  foreign key (household_id, item_id) references item on delete cascade,
  check (item_id is not null or text is not null)
);
create unique index shopping_entry_of_item on shopping_entry (household_id, item_id);

-- In which order a shop's categories are passed.
create table shop (
  household_id bigint not null references household on delete cascade,
  -- The name in lower case.
  shop_key text not null,
  name text not null,
  categories jsonb not null,
  primary key (household_id, shop_key)
);

alter table item
  -- How much is bought at once; null where that is learned.
  add column pack_quantity numeric(13, 3) check (pack_quantity > 0),
  -- True where the shopping list is not to suggest it.
  add column is_never_suggested boolean;
create index item_never_suggested on item (household_id, item_id) where is_never_suggested;

-- For what something cost last.
create index stock_event_priced on stock_event (household_id, item_id, event_id) where price is not null;
