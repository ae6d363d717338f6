-- Every table a household owns leads its key with household_id, so that a cluster can shard by it.

create table household (
  household_id bigint generated always as identity primary key,
  name text not null,
  time_zone text not null default 'UTC',
  -- Moves with every change a member can see in the inventory: the list's ETag is made of it.
  inventory_version bigint not null default 0,
  created_at timestamptz not null default now()
);

create table app_user (
  user_id bigint generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  first_name text,
  last_name text,
  created_at timestamptz not null default now()
);
create unique index app_user_username on app_user (lower(username));
create unique index app_user_email on app_user (lower(email));

create table household_member (
  household_id bigint not null references household on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (household_id, user_id)
);
create index household_member_user on household_member (user_id);

-- Only the SHA-256 of a token is kept: a stolen database opens no session.
create table session (
  token_hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  household_id bigint not null references household on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index session_by_user on session (user_id);

create table address (
  user_id bigint not null references app_user on delete cascade,
  address_id bigint generated always as identity,
  address_type text not null,
  street_address text not null,
  apartment_suite_etc text,
  city text not null,
  state_province text not null,
  postal_code text not null,
  country text not null,
  is_default boolean not null default false,
  primary key (user_id, address_id)
);
create unique index address_one_default on address (user_id) where is_default;

create table item (
  household_id bigint not null references household on delete cascade,
  item_id bigint generated always as identity,
  item_name text not null,
  description text,
  category text not null,
  quantity numeric(13, 3) not null check (quantity >= 0),
  unit_of_measure text not null,
  purchase_date date,
  expiry_date date,
  location text,
  low_stock_threshold numeric(13, 3) check (low_stock_threshold >= 0),
  notes text,
  brand text,
  item_weight numeric(13, 3) check (item_weight >= 0),
  item_weight_unit text,
  image_url text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (household_id, item_id)
);

-- The last four came with 015. They are here too since PostgreSQL before 17 lets no transaction use a value that it has added
-- itself, and a restore runs the migrations and their rows in one.
create type stock_event_kind as enum ('created', 'purchased', 'consumed', 'corrected', 'discarded', 'undone',
  'opened', 'frozen', 'thawed', 'moved');

-- The journal: item.quantity is always the sum of its deltas.
create table stock_event (
  household_id bigint not null,
  item_id bigint not null,
  event_id bigint generated always as identity,
  kind stock_event_kind not null,
  delta numeric(13, 3) not null,
  quantity_after numeric(13, 3) not null check (quantity_after >= 0),
  -- The household's calendar day the event is about; it may lie before the day it was recorded.
  occurred_on date not null,
  occurred_at timestamptz not null default now(),
  recorded_at timestamptz not null default now(),
  user_id bigint references app_user on delete set null,
  undoes_event_id bigint,
  price numeric(13, 3),
  source text,
  notes text,
  primary key (household_id, item_id, event_id),
  foreign key (household_id, item_id) references item on delete cascade
);
create unique index stock_event_undone_once on stock_event (household_id, item_id, undoes_event_id)
  where undoes_event_id is not null;

create function keep_stock_event() returns trigger language plpgsql as $$
begin
  -- The author of an event may leave; what happened stays.
  if tg_op = 'UPDATE' and old.user_id is not null and new.user_id is null then
    old.user_id := null;
    if old is not distinct from new then return new; end if;
  end if;
  if tg_op = 'DELETE' and not exists (
    select from item where item.household_id = old.household_id and item.item_id = old.item_id
  ) then
    return old;
  end if;
  raise exception 'stock_event is append-only';
end
$$;
create trigger stock_event_append_only before update or delete on stock_event
  for each row execute function keep_stock_event();

-- A retried write answers what the first try answered and does nothing twice.
create table idempotency_key (
  household_id bigint not null references household on delete cascade,
  idempotency_key text not null,
  request_hash bytea not null,
  status integer not null,
  response text not null,
  created_at timestamptz not null default now(),
  primary key (household_id, idempotency_key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Counters that may be lost in a crash, shared by all processes.
create unlogged table rate_limit (
  rate_limit_key text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
