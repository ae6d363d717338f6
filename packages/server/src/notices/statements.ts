import { expiring_notice_days } from '@larder/contract/constants'
import { notice_urgency } from '@larder/contract/notices'
import { defineStatements } from '../database/statement.ts'
import { page_number } from '../database/pages.ts'

/** More than anybody reads; what is beyond is counted. */
const most_listed = 100

/** What is raised so soon after a demo item was made was part of its story. */
const demo_grace = '1 hour'

/** How much of the item's lots has such a date. */
const sumLots = (dates: string): string => `(
            select trim_scale(sum((lot -> 'quantity')::numeric)) from jsonb_array_elements(lots) as lot
            where (lot ->> 'expiry_date')::date ${dates})`

/** Every statement names the household: what belongs to another one does not exist here. */
export const noticeStatements = defineStatements({
  // The most urgent first. New is what somebody has not read and what arose before the last morning: during a day nothing more
  // becomes new, but for what expires on it. A demo begins with what it has always had.
  list: {
    name: 'list_notices',
    text: `
      with told as (select notice_id, notice.item_id, item_name, notice.kind, raised_at, read_at, runs_out_on, trim_scale(item.quantity) as quantity,
        unit_of_measure, expiry_date, notice.user_id, case notice.kind
          when 'expected_waste' then trim_scale(notice.quantity)
          when 'expired' then ${sumLots(`< $2::date`)}
          when 'expiring' then ${sumLots(`between $2::date and $2::date + ${expiring_notice_days}`)}
        end as affected_quantity, read_at is null and (put_off_until is null or put_off_until <= $4::date)
          and (raised_at < $5::timestamptz or (notice.kind = 'expiring' and expiry_date = $2))
          and not (is_demo is true and raised_at < item.created_at + interval '${demo_grace}') as is_new
      from notice join item on item.household_id = $1 and item.item_id = notice.item_id
      left join notice_read on notice_read.household_id = $1 and notice_read.item_id = notice.item_id
        and notice_read.kind = notice.kind and notice_read.user_id = $3
      where notice.household_id = $1 and (put_off_until is null or put_off_until <= $2))
      select told.*, (select count(distinct item_id) from told where is_new) as unread, (select max(notice_id) from told) as newest_id
      from told order by array_position('{${notice_urgency.join(',')}}'::text[], kind), notice_id desc limit ${most_listed}`,
  },
  lastRefresh: {
    name: 'find_last_notice_refresh',
    text: 'select notices_refreshed_on, notices_refreshed_version from household where household_id = $1',
  },
  current: {
    name: 'list_current_notices',
    text: `
      select json_agg(json_build_object('item_id', item_id, 'kind', kind, 'runs_out_on', runs_out_on, 'quantity', quantity))::text as page
      from (select item_id, kind, runs_out_on, quantity, ${page_number} as number from notice where household_id = $1) as current
      group by number`,
  },
  ofItem: {
    name: 'list_notices_of_item',
    text: 'select kind from notice where household_id = $1 and item_id = $2',
  },
  // Items before notices and the household last, as everywhere: two writers wait, they never deadlock.
  holdItems: {
    name: 'hold_noticed_items',
    text: `
      select count(*) from (
        select 1 from item where household_id = $1 and item_id = any($2) order by item_id for no key update
      ) as held`,
  },
  end: {
    name: 'end_notices',
    text: `
      delete from notice using unnest($2::bigint[], $3::text[]) as past(item_id, kind)
      where notice.household_id = $1 and notice.item_id = past.item_id and notice.kind = past.kind`,
  },
  raise: {
    name: 'raise_notices',
    text: `
      insert into notice (household_id, item_id, kind, runs_out_on, quantity, raised_at)
      select $1::bigint, raised.item_id, raised.kind, raised.runs_out_on, raised.quantity, coalesce($6::timestamptz, now())
      from unnest($2::bigint[], $3::text[], $4::date[], $5::numeric[]) as raised(item_id, kind, runs_out_on, quantity)
      join item on item.household_id = $1 and item.item_id = raised.item_id
      on conflict (household_id, item_id, kind) do update set runs_out_on = excluded.runs_out_on,
        quantity = excluded.quantity`,
  },
  // Where somebody has written or refreshed meanwhile, this refresh does not count.
  saveRefresh: {
    name: 'save_notice_refresh',
    text: `
      update household set notices_refreshed_on = $2, notices_refreshed_version = $3
      where household_id = $1 and inventory_version = $3
        and notices_refreshed_on is not distinct from $4 and notices_refreshed_version is not distinct from $5
      returning household_id`,
  },
  read: { name: 'read_notices', text: 'select read_notices($1, $2, $3, $4) as is_there' },
  // What comes back is news again, for everybody.
  unread: {
    name: 'unread_notice',
    text: `
      delete from notice_read using notice
      where notice_read.household_id = $1 and notice.household_id = $1 and notice.notice_id = $2
        and notice_read.item_id = notice.item_id and notice_read.kind = notice.kind`,
  },
  putOff: {
    name: 'put_off_notice',
    text: 'update notice set put_off_until = $3 where household_id = $1 and notice_id = $2 returning notice_id',
  },
  bringBack: {
    name: 'bring_back_notice',
    text: 'update notice set put_off_until = null where household_id = $1 and notice_id = $2 returning notice_id',
  },
  readOne: {
    name: 'read_one_notice',
    text: `
      insert into notice_read (household_id, item_id, kind, user_id)
      select $1::bigint, item_id, kind, reader from notice, unnest($3::bigint[]) as reader
      where household_id = $1 and notice_id = $2 on conflict do nothing`,
  },
  forgetReader: {
    name: 'forget_notice_reader',
    text: 'delete from notice_read where household_id = $1 and user_id = $2',
  },
  forgetAuthor: {
    name: 'forget_notice_author',
    text: 'update notice set user_id = null where household_id = $1 and user_id = $2',
  },
})
