-- What a thing in a photo looked like, as numbers, and the words on it; never the picture. It waits for a day to be
-- confirmed as an item, by which the next photo is known better.
create table crop (
  household_id bigint not null references household on delete cascade,
  crop_id text collate "C" not null,
  item_id bigint,
  embedding bytea not null,
  read_text text,
  -- When it was seen or, once it has an item, confirmed.
  kept_at timestamptz not null default now(),
  primary key (household_id, crop_id),
  foreign key (household_id, item_id) references item on delete cascade
);
-- Read as a whole for every photo: what is stored beside the row would have to be fetched one by one.
alter table crop alter column embedding set storage main;
create index crop_by_item on crop (household_id, item_id, kept_at);
create index crop_waiting on crop (kept_at) where item_id is null;
