-- A person sees the devices that are logged in, and ends one by a number that opens nothing.
alter table session
  add column session_id bigint generated always as identity,
  -- A few words such as 'Chrome on Android'; the header they were made from is not kept.
  add column device text;
drop index session_by_user;
create unique index session_by_user on session (user_id, session_id);

-- Where an account has logged in from: its owner gets in there, whatever strangers try elsewhere. The place is a hash.
create table login_place (
  user_id bigint not null references app_user on delete cascade,
  place_hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, place_hash)
);
create index login_place_age on login_place (seen_at);

-- Waits that grow with every wrong password. They may be lost in a crash; all processes share them.
create unlogged table login_delay (
  login_delay_key text primary key,
  failures integer not null,
  open_at timestamptz not null,
  forget_at timestamptz not null
);
