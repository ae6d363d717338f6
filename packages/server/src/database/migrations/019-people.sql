-- A household is several people: what each may do there, and how somebody comes to live in it.
alter table household_member
  add column role text not null default 'owner' check (role in ('owner', 'member', 'viewer'));

-- Which of several households a log-in opens: the one that was switched to last.
alter table app_user add column shown_household_id bigint;

-- A link that lets one person in. Only the hash of its code is kept, and it is found by that: it lies with the people. Its
-- household may lie on a shard, so that nothing refers to it; whoever deletes a household deletes its invites.
create table invite (
  invite_id bigint generated always as identity primary key,
  household_id bigint not null,
  code_hash bytea not null unique,
  role text not null check (role in ('owner', 'member', 'viewer')),
  invited_by bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,
  used_by bigint references app_user on delete set null
);
create index invite_of_household on invite (household_id) where used_at is null and revoked_at is null;

-- Who has seen a notice, each for themselves.
create table notice_read (
  household_id bigint not null,
  item_id bigint not null,
  kind text not null,
  user_id bigint not null,
  read_at timestamptz not null default now(),
  primary key (household_id, item_id, kind, user_id)
);
select add_household_table('notice_read');

-- In a block each statement reaches Citus alone: of a text with several it would send all of them to every shard.
do $$
begin
  alter table notice_read add foreign key (household_id, item_id, kind) references notice on delete cascade;
  insert into notice_read (household_id, item_id, kind, user_id, read_at)
  select notice.household_id, notice.item_id, notice.kind, household_member.user_id, notice.read_at
  from notice join household_member on household_member.household_id = notice.household_id where notice.read_at is not null;
  alter table notice drop column read_at;
end
$$;

-- What is told of a household where people lie elsewhere than households; null where it is gone.
create function describe_household(p_household_id bigint) returns json language plpgsql stable as $$
declare
  v_household json;
begin
  select json_build_array(name, time_zone) into v_household from household where household_id = p_household_id;
  return v_household;
end
$$;

-- One more household of somebody, who is its owner.
create function create_household(p_name text, p_time_zone text, p_user_id bigint) returns bigint language plpgsql as $$
declare
  v_household_id bigint;
begin
  insert into household (name, time_zone) values (p_name, p_time_zone) returning household_id into v_household_id;
  insert into household_member (household_id, user_id, role) values (v_household_id, p_user_id, 'owner');
  return v_household_id;
end
$$;

-- Everything up to one that is there is read by this person; false where that is not there or put off. What is told is held
-- first, in one order, so that nothing of it ends meanwhile.
create function read_notices(p_household_id bigint, p_notice_id bigint, p_today date, p_user_id bigint) returns boolean
language plpgsql as $$
declare
  v_held bigint;
begin
  select count(*) into v_held from (
    select 1 from notice
    where household_id = p_household_id and notice_id <= p_notice_id and (put_off_until is null or put_off_until <= p_today)
      and exists (select 1 from notice as newest where newest.household_id = p_household_id and newest.notice_id = p_notice_id)
    order by item_id, kind for key share
  ) as held;
  if v_held = 0 then return false; end if;
  insert into notice_read (household_id, item_id, kind, user_id)
  select p_household_id::bigint, item_id, kind, p_user_id::bigint from notice
  where household_id = p_household_id and notice_id <= p_notice_id and (put_off_until is null or put_off_until <= p_today)
  on conflict do nothing;
  return true;
end
$$;
