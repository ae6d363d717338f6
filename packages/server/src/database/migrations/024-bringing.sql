-- Somebody who joins a household brings what is in the one before along, slice by slice: what is left to do outlives a crash.
-- The household of before has no members meanwhile. Both may lie on shards, so that nothing refers to them.
create table bringing (
  bringing_id bigint generated always as identity primary key,
  -- One person joins by an invite: whoever sends the same again is told how far it is.
  invite_id bigint not null unique,
  user_id bigint not null references app_user on delete cascade,
  from_household_id bigint not null,
  to_household_id bigint not null,
  -- Which item of the other household each one is that is there already; null when it is done.
  matches jsonb,
  total integer not null,
  brought integer not null default 0,
  matched integer not null default 0,
  -- How many found no place and stay in the household of before, which is the person's again.
  left_behind integer not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
create index bringing_unfinished on bringing (to_household_id) where finished_at is null;
create index bringing_of_user on bringing (user_id);

-- What somebody who was removed from a household is told of it, until they have read it.
create table removal (
  removal_id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  former_household_id bigint not null,
  household_name text not null,
  removed_by_user_id bigint references app_user on delete set null,
  removed_at timestamptz not null default now()
);
create index removal_of_user on removal (user_id);
create index removal_by_user on removal (removed_by_user_id);

-- A household is called as the caller says: its owner's username is for logging in.
drop function create_account(text, text, text, text, text, text, bytea, text, bytea);
create function create_account(p_username text, p_email text, p_password_hash text, p_first_name text, p_last_name text,
  p_time_zone text, p_token_hash bytea, p_device text, p_place_hash bytea, p_household_name text) returns void
language plpgsql as $$
declare
  v_user_id bigint;
  v_household_id bigint;
  v_now timestamptz := greatest(now(), (select believed_at from server_clock) - interval '1 day');
begin
  insert into app_user (username, username_key, email, password_hash, first_name, last_name)
  values (p_username, fold_username(p_username), p_email, p_password_hash, p_first_name, p_last_name)
  returning user_id into v_user_id;
  insert into household (name, time_zone) values (p_household_name, p_time_zone) returning household_id into v_household_id;
  insert into household_member (household_id, user_id) values (v_household_id, v_user_id);
  if p_token_hash is not null then
    insert into session (token_hash, user_id, household_id, device, last_used_at)
    values (p_token_hash, v_user_id, v_household_id, p_device, v_now);
  end if;
  if p_place_hash is not null then
    insert into login_place (user_id, place_hash, seen_at) values (v_user_id, p_place_hash, v_now);
  end if;
end
$$;
