-- What a household is told of its items. A row is there while what it says holds, and is raised once on entering that state.
create table notice (
  household_id bigint not null,
  item_id bigint not null,
  kind text not null check (kind in ('low_stock', 'expiring', 'expired', 'running_out')),
  notice_id bigint generated always as identity,
  -- For what is predicted: the day.
  runs_out_on date,
  raised_at timestamptz not null default now(),
  read_at timestamptz,
  put_off_until date,
  primary key (household_id, item_id, kind),
  foreign key (household_id, item_id) references item on delete cascade
);

-- The day and the inventory that were last looked through for notices.
alter table household
  add column noticed_on date,
  add column noticed_version bigint;
