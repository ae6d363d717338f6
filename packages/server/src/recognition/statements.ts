import { defineStatement, defineStatements } from '../database/statement.ts'
import { item_page, page_end, page_number } from '../database/pages.ts'
import { expiry_time } from '../database/server-clock.ts'

/** What a household keeps of its photos: enough to know its things again, never so much that a photo waits for it. */
export const crop_limits = { each_item: 20, household: 2000, waiting: 500, expire: '1 day' } as const

/** Every statement names the household: no photo is compared with what another one has confirmed. */
export const recognitionStatements = defineStatements({
  items: {
    name: 'list_recognisable_items',
    text: `
      select coalesce(json_agg(row_to_json(listed)), '[]')::text as items, ${page_end}
      from (select item_id, item_name, brand, category from ${item_page}) as listed`,
  },
  stock: {
    name: 'list_recognised_stock',
    text: `
      select item_id, item_name, quantity, unit_of_measure, low_stock_threshold, expiry_date
      from item where household_id = $1 and item_id = any($2)`,
  },
  // What its things are called elsewhere: codes, lines of receipts, words on what was confirmed.
  names: {
    name: 'list_recognisable_names',
    text: `
      select json_agg(json_build_array(item_id, barcode, alias))::text as page
      from (
        select item_id, barcode, alias, ${page_number} as number from (
          select item_id, barcode, null as alias from item_barcode where household_id = $1
          union
          select item_id, null, printed_key from receipt_name where household_id = $1
          union
          select item_id, null, read_text from crop
          where household_id = $1 and item_id is not null and read_text is not null
        ) as named
      ) as numbered
      group by number`,
  },
  crops: {
    name: 'list_confirmed_crops',
    text: 'select item_id, embedding, extract(epoch from kept_at)::double precision as confirmed_at from crop where household_id = $1 and item_id is not null',
  },
  // Of those that nobody confirms the oldest go.
  forgetWaiting: {
    name: 'forget_waiting_crops',
    text: `
      delete from crop where household_id = $1 and crop_id in (
        select crop_id from crop where household_id = $1 and item_id is null
        order by kept_at desc, crop_id offset ${crop_limits.waiting})`,
  },
  // All of a photo at once.
  keep: {
    name: 'keep_crops',
    text: `
      insert into crop (household_id, crop_id, embedding, read_text)
      select $1, seen.* from unnest($2::text[], $3::bytea[], $4::text[]) as seen`,
  },
  // The item is held while its crops come to it: one that is being deleted takes no more.
  holdItem: {
    name: 'hold_item_of_crops',
    text: 'select item_id from item where household_id = $1 and item_id = $2 for key share',
  },
  confirm: {
    name: 'confirm_crops',
    text: `
      update crop set item_id = $2, kept_at = now()
      where household_id = $1 and crop_id = any($3)
        and (item_id is not null or kept_at > now() - interval '${crop_limits.expire}')
      returning crop_id`,
  },
  prune: {
    name: 'prune_crops',
    text: `
      delete from crop where household_id = $1 and crop_id in (
        select crop_id from (
          select crop_id, row_number() over (partition by item_id order by kept_at desc, crop_id) as of_item,
            row_number() over (order by kept_at desc, crop_id) as of_all
          from crop where household_id = $1 and item_id is not null
        ) as ranked
        where of_item > ${crop_limits.each_item} or of_all > ${crop_limits.household}
      )`,
  },
})

/** Whoever looked at a photo has had a day to say what it shows; for housekeeping, which cleans up for all. */
export const deleteExpiredCrops = defineStatement({
  name: 'delete_expired_crops',
  text: `delete from crop where item_id is null and kept_at < ${expiry_time} - interval '${crop_limits.expire}'`,
})
