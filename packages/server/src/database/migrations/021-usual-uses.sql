-- How much of an item is usually used at once, the most usual amount first; in its unit, computed from its journal.
alter table item add column usual_uses numeric[];

-- What the journal says already, by the amounts that occur more than once among the last uses in the item's unit; with the next
-- event of an item the server computes it by its own rules.
update item set usual_uses = learned.amounts
from (
  select household_id, item_id, (array_agg(amount order by uses desc, last_event_id desc))[1:3] as amounts
  from (
    select household_id, item_id, amount, count(*) as uses, max(event_id) as last_event_id
    from (
      select used.household_id, used.item_id, used.event_id, trim_scale(-used.delta) as amount, row_number() over (
        partition by used.household_id, used.item_id order by used.occurred_on desc, used.event_id desc) as age
      from stock_event as used
      join item as counted on counted.household_id = used.household_id and counted.item_id = used.item_id
      where used.kind = 'consumed' and used.delta < 0
        and coalesce(used.unit_of_measure, counted.unit_of_measure) = counted.unit_of_measure
        and not exists (
          select 1 from stock_event as undoing where undoing.household_id = used.household_id
            and undoing.item_id = used.item_id and undoing.undoes_event_id = used.event_id)
    ) as recent
    where age <= 24
    group by household_id, item_id, amount having count(*) > 1
  ) as repeated
  group by household_id, item_id
) as learned
where item.household_id = learned.household_id and item.item_id = learned.item_id;

-- As before, and with the usual amounts.
drop function record_event;
-- Moves stock, all of it or nothing where the item is no longer as it was read. Locks are taken in one order everywhere, item
-- first and household last: two writers wait, they never deadlock.
create function record_event(p_household_id bigint, p_item_id bigint, p_version integer, p_quantity numeric, p_usage_stats bytea,
  p_lots jsonb, p_last_lot_id integer, p_expiry_date date, p_purchase_date date, p_location text,
  p_kind stock_event_kind, p_delta numeric, p_occurred_on date, p_occurred_at timestamptz, p_user_id bigint,
  p_undoes_event_id bigint, p_price numeric, p_source text, p_notes text, p_reason text, p_lot_changes jsonb,
  p_is_record boolean, p_ended_notices text[], p_raised_notices text[], p_usual_uses numeric[] default null)
returns table (v_event_id bigint, v_is_backdated boolean, v_item item) language plpgsql rows 1 as $$
declare
  v_notice_kind text;
begin
  update item set quantity = p_quantity, usage_stats = p_usage_stats, usual_uses = p_usual_uses, lots = p_lots, last_lot_id = p_last_lot_id,
    expiry_date = p_expiry_date, purchase_date = p_purchase_date, location = p_location, version = version + 1,
    updated_at = now(), changed_user_id = p_user_id
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
