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
  -- Who did it, where that is not told by the journal: whose use raised a notice, who ticked an entry, who changed an item last.
  alter table notice add column user_id bigint;
  alter table shopping_entry add column ticked_user_id bigint;
  alter table item add column changed_user_id bigint;
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

-- As before, and they write down who it was.
-- The item, its first event and the household's new version; nothing where the household has as many items as it may. The
-- household comes first: whoever waited for its row sees the other's item counted, and nobody else can hold a row that is
-- only being made.
create or replace function create_item(p_household_id bigint, p_max_items integer, p_occurred_on date, p_user_id bigint, p_lot_changes jsonb,
  p_quantity numeric, p_usage_stats bytea, p_lots jsonb, p_item_name text, p_description text, p_category text,
  p_unit_of_measure text, p_purchase_date date, p_expiry_date date, p_location text, p_low_stock_threshold numeric, p_notes text,
  p_brand text, p_item_weight numeric, p_item_weight_unit text, p_image_url text, p_pack_quantity numeric,
  p_is_never_suggested boolean) returns setof item language plpgsql rows 1 as $$
declare
  v_item item;
begin
  update household set inventory_version = inventory_version + 1, item_count = item_count + 1
  where household_id = p_household_id and item_count < p_max_items;
  if not found then return; end if;
  insert into item (household_id, quantity, usage_stats, lots, item_name, description, category, unit_of_measure, purchase_date,
    expiry_date, location, low_stock_threshold, notes, brand, item_weight, item_weight_unit, image_url, pack_quantity,
    is_never_suggested, changed_user_id)
  values (p_household_id, p_quantity, p_usage_stats, p_lots, p_item_name, p_description, p_category, p_unit_of_measure,
    p_purchase_date, p_expiry_date, p_location, p_low_stock_threshold, p_notes, p_brand, p_item_weight, p_item_weight_unit,
    p_image_url, p_pack_quantity, p_is_never_suggested, p_user_id)
  returning * into v_item;
  insert into stock_event (household_id, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on, user_id, lot_changes)
  values (p_household_id, v_item.item_id, 'created', p_quantity, p_quantity, p_unit_of_measure, p_occurred_on, p_user_id,
    p_lot_changes);
  return next v_item;
end
$$;

-- Moves stock, all of it or nothing where the item is no longer as it was read. Locks are taken in one order everywhere, item
-- first and household last: two writers wait, they never deadlock.
create or replace function record_event(p_household_id bigint, p_item_id bigint, p_version integer, p_quantity numeric, p_usage_stats bytea,
  p_lots jsonb, p_last_lot_id integer, p_expiry_date date, p_purchase_date date, p_location text,
  p_kind stock_event_kind, p_delta numeric, p_occurred_on date, p_occurred_at timestamptz, p_user_id bigint,
  p_undoes_event_id bigint, p_price numeric, p_source text, p_notes text, p_reason text, p_lot_changes jsonb,
  p_is_record boolean, p_ended_notices text[], p_raised_notices text[])
returns table (v_event_id bigint, v_is_backdated boolean, v_item item) language plpgsql rows 1 as $$
declare
  v_notice_kind text;
begin
  update item set quantity = p_quantity, usage_stats = p_usage_stats, lots = p_lots, last_lot_id = p_last_lot_id,
    expiry_date = p_expiry_date, purchase_date = p_purchase_date, location = p_location, version = version + 1, updated_at = now(),
    changed_user_id = p_user_id
  where household_id = p_household_id and item_id = p_item_id and version = p_version
  returning * into v_item;
  if not found then return; end if;

  insert into stock_event (household_id, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on, occurred_at, user_id,
    undoes_event_id, price, source, notes, reason, lot_changes)
  values (p_household_id, p_item_id, p_kind, p_delta, p_quantity, v_item.unit_of_measure, p_occurred_on, p_occurred_at, p_user_id,
    p_undoes_event_id, p_price, p_source, p_notes, p_reason, p_lot_changes)
  returning event_id into v_event_id;

  update household set inventory_version = inventory_version + 1,
    record_days = record_days
      + case when p_is_record and (last_record_on is null or p_occurred_on > last_record_on) then 1 else 0 end,
    first_record_on = case when p_is_record then least(first_record_on, p_occurred_on) else first_record_on end,
    last_record_on = case when p_is_record then greatest(last_record_on, p_occurred_on) else last_record_on end
  where household_id = p_household_id
  returning p_is_record and p_occurred_on < last_record_on into v_is_backdated;

  -- The entry of the shopping list is done with this purchase and comes back later where it repeats; undoing finds it by that.
  if p_kind = 'purchased' then
    update shopping_entry set bought_event_id = v_event_id, next_on = p_occurred_on + repeat_days
    where household_id = p_household_id and item_id = p_item_id and (bought_event_id is null or next_on <= p_occurred_on);
  end if;

  if cardinality(p_ended_notices) > 0 then
    delete from notice where household_id = p_household_id and item_id = p_item_id and kind = any(p_ended_notices);
  end if;
  foreach v_notice_kind in array coalesce(p_raised_notices, '{}') loop
    insert into notice (household_id, item_id, kind, user_id) values (p_household_id, p_item_id, v_notice_kind, p_user_id)
    on conflict do nothing;
  end loop;
  return next;
end
$$;

-- A change of an item that moves no stock.
drop function touch_item(bigint, bigint);
create function touch_item(p_household_id bigint, p_item_id bigint, p_user_id bigint) returns setof item language plpgsql rows 1 as $$
declare
  v_item item;
begin
  update item set version = version + 1, updated_at = now(), changed_user_id = p_user_id
  where household_id = p_household_id and item_id = p_item_id
  returning * into v_item;
  if not found then return; end if;
  update household set inventory_version = inventory_version + 1 where household_id = p_household_id;
  return next v_item;
end
$$;
