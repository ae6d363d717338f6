-- What is written to several tables of a household at once, as functions of plain statements: one round trip, and valid on
-- Citus, which would run each part of a WITH as a step of its own over the coordinator. Parameters begin with p_, variables and
-- results with v_: shard-key.test.ts reads every statement in here by that.

-- Who did it, where that is not told by the journal: whose use raised a notice, who ticked an entry, who changed an item last.
alter table notice add column user_id bigint;
alter table shopping_entry add column ticked_user_id bigint;
alter table item add column changed_user_id bigint;

-- What nearly every call needs of the household; null where it is gone. A function and no join: where sessions and people lie
-- elsewhere than households, only its statement goes to the shard. JSON and no row: the scan of a function costs more.
create function read_household(p_household_id bigint) returns json language plpgsql stable as $$
declare
  v_household json;
begin
  select json_build_array(inventory_version, time_zone, last_record_on) into v_household from household where household_id = p_household_id;
  return v_household;
end
$$;

-- A person with a household, and a session where there is a token: nobody is ever without a household, nor the other way round.
create function create_account(p_username text, p_email text, p_password_hash text, p_first_name text, p_last_name text,
  p_time_zone text, p_token_hash bytea, p_device text, p_place_hash bytea) returns void language plpgsql as $$
declare
  v_user_id bigint;
  v_household_id bigint;
  v_now timestamptz := greatest(now(), (select believed_at from server_clock) - interval '1 day');
begin
  insert into app_user (username, username_key, email, password_hash, first_name, last_name)
  values (p_username, fold_username(p_username), p_email, p_password_hash, p_first_name, p_last_name)
  returning user_id into v_user_id;
  insert into household (name, time_zone) values (p_username, p_time_zone) returning household_id into v_household_id;
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

-- The item, its first event and the household's new version; nothing where the household has as many items as it may. The
-- household comes first: whoever waited for its row sees the other's item counted, and nobody else can hold a row that is
-- only being made.
create function create_item(p_household_id bigint, p_max_items integer, p_occurred_on date, p_user_id bigint, p_lot_changes jsonb,
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
create function record_event(p_household_id bigint, p_item_id bigint, p_version integer, p_quantity numeric, p_usage_stats bytea,
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

-- Makes a new table one of the household's, on PostgreSQL as on a Citus cluster whose households are distributed. A migration
-- creates the table with a household_id that refers to nothing, calls this, and adds its other foreign keys after that.
create function add_household_table(p_table regclass) returns void language plpgsql as $$
declare
  v_is_distributed boolean := false;
begin
  if to_regclass('pg_dist_partition') is not null then
    execute $sql$select exists (select 1 from pg_dist_partition where logicalrelid = 'household'::regclass)$sql$
    into v_is_distributed;
  end if;
  if v_is_distributed then
    execute format($sql$select create_distributed_table(%L, 'household_id', colocate_with => 'household')$sql$, p_table);
  end if;
  execute format('alter table %s add foreign key (household_id) references household on delete cascade', p_table);
end
$$;
