import { skip_days } from '@larder/contract/calls/shopping-api'
import { defineStatements } from '../database/statement.ts'
import { isEffective } from '../usage-stats/fragments.ts'

const columns = `entry_id, item_id, text, quantity, unit_of_measure, is_ticked, added_at, user_id, ticked_user_id, repeat_days,
  next_on, bought_event_id, skipped_until`

const found = `select ${columns} from shopping_entry where household_id = $1`

/** Not wanted on a trip that is still to come, or is today's: over when something was bought on a day before $2. */
const isSkipped = `bought_event_id is null and skipped_until > $2::date and not exists (
  select 1 from stock_event
  where household_id = $1 and kind = 'purchased' and occurred_on >= skipped_until - ${skip_days} and occurred_on < $2::date
    and recorded_at > skipped_at and ${isEffective})`

/** Every statement names the household: what belongs to another one does not exist here. */
export const entryStatements = defineStatements({
  // What was bought is as if it were not there, until it comes back.
  list: {
    name: 'list_shopping_entries',
    text: `
      select entry_id, item_id, text, quantity, unit_of_measure, repeat_days,
        is_ticked and bought_event_id is null as is_ticked,
        added_at is not null and (next_on is null or next_on <= $2::date) as is_asked,
        coalesce(${isSkipped}, false) as is_skipped,
        user_id, ticked_user_id
      from shopping_entry
      where household_id = $1 and (bought_event_id is null or next_on <= $2::date)
      order by added_at, entry_id`,
  },
  neverSuggested: {
    name: 'list_never_suggested',
    text: 'select item_id from item where household_id = $1 and is_never_suggested',
  },
  // Item before household before entry, as everywhere: two writers wait, they never deadlock.
  holdItem: {
    name: 'hold_item_of_entry',
    text: 'select item_id, unit_of_measure from item where household_id = $1 and item_id = $2 for key share',
  },
  findNamed: {
    name: 'find_item_named',
    text: `
      select item_id, unit_of_measure from item where household_id = $1 and lower(item_name) = lower($2)
      order by item_id desc limit 1 for key share`,
  },
  findUnit: {
    name: 'find_unit_of_item',
    text: 'select unit_of_measure from item where household_id = $1 and item_id = $2',
  },
  lockHousehold: {
    name: 'lock_household_for_entry',
    text: 'select household_id from household where household_id = $1 for no key update',
  },
  count: {
    name: 'count_shopping_entries',
    text: 'select count(*) as count from shopping_entry where household_id = $1',
  },
  removeBought: {
    name: 'remove_bought_shopping_entries',
    text: `
      delete from shopping_entry where household_id = $1 and bought_event_id is not null and repeat_days is null`,
  },
  find: { name: 'find_shopping_entry', text: `${found} and entry_id = $2 for update` },
  findOfItem: { name: 'find_shopping_entry_of_item', text: `${found} and item_id = $2 for update` },
  findOfText: {
    name: 'find_shopping_entry_of_text',
    text: `${found} and item_id is null and lower(text) = lower($2) order by entry_id limit 1 for update`,
  },
  insert: {
    name: 'insert_shopping_entry',
    text: `
      insert into shopping_entry (household_id, item_id, text, quantity, unit_of_measure, is_ticked, added_at, user_id,
        repeat_days, next_on, bought_event_id, skipped_at, skipped_until, ticked_user_id)
      values ($1, $2, $3, $4, $5, $6, case when $7::boolean then now() end, $8, $9, $10, null,
        case when $11::date is not null then now() end, $11, $12)
      returning ${columns}`,
  },
  // An entry that was asked for before stays as old as it is.
  update: {
    name: 'update_shopping_entry',
    text: `
      update shopping_entry set text = $3, quantity = $4, unit_of_measure = $5, is_ticked = $6,
        added_at = case when $7::boolean then coalesce(added_at, moment) end, user_id = $8, repeat_days = $9, next_on = $10,
        bought_event_id = null, skipped_at = case when $11::date is not null then moment end, skipped_until = $11,
        ticked_user_id = $12
      from (select now() as moment) as clock
      where household_id = $1 and entry_id = $2
      returning ${columns}`,
  },
  remove: {
    name: 'remove_shopping_entry',
    text: 'delete from shopping_entry where household_id = $1 and entry_id = $2 returning entry_id',
  },
  bringBack: {
    name: 'bring_back_shopping_entry',
    text: `
      update shopping_entry set bought_event_id = null, next_on = null
      where household_id = $1 and item_id = $2 and bought_event_id = $3`,
  },
  forgetAuthor: {
    name: 'forget_shopping_author',
    text: `
      update shopping_entry set user_id = nullif(user_id, $2), ticked_user_id = nullif(ticked_user_id, $2)
      where household_id = $1 and (user_id = $2 or ticked_user_id = $2)`,
  },
})
