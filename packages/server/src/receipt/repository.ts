import type { JsonPages } from '@larder/vision/jobs/json-pages'
import type { NamedItem } from '@larder/vision/matching/known-items'
import type { Queries } from '../database/database.ts'
import { receipt_name_columns } from '../database/row-columns.ts'
import { defineStatements } from '../database/statement.ts'
import { item_page, page_end, readItemPages } from '../database/pages.ts'

/** Twenty years of a weekly shopping with two new lines each; what was named longest ago is forgotten first. */
export const most_names = 2000

/** What a line of a shop was last called; item_id is null where the item is gone. */
export interface KnownName extends Record<string, unknown> {
  readonly printed_key: string
  readonly merchant_key: string
  readonly item_id: number | null
  readonly item_name: string
  readonly category: string
  readonly unit_of_measure: string
  readonly printed_unit: string | null
  readonly amount_each: number | null
}

/** What an item of the household tells of the next one like it. */
export interface StoredItem extends Record<string, unknown> {
  readonly item_id: number
  readonly category: string
  readonly location: string | null
  readonly purchase_date: string | null
  readonly expiry_date: string | null
}

type NamedField = Exclude<(typeof receipt_name_columns)[number], 'named_at'>

export type NewName = Pick<KnownName, Exclude<NamedField, 'item_id'>> & { readonly item_id: number }

const named_fields = receipt_name_columns.filter((column): column is NamedField => column !== 'named_at')

const learned = named_fields.slice(2).map((field) => `${field} = excluded.${field}`)

const receiptStatements = defineStatements({
  names: {
    name: 'list_item_names',
    text: `
      select coalesce(json_agg(json_build_array(item_id, item_name, brand)), '[]')::text as items, ${page_end}
      from (select item_id, item_name, brand from ${item_page}) as page`,
  },
  stored: {
    name: 'list_stored_items',
    text: `
      select item_id, category, nullif(trim(location), '') as location, purchase_date, expiry_date
      from item where household_id = $1 and item_id = any($2::bigint[])`,
  },
  // What the item is called now counts: somebody may have renamed it since.
  known: {
    name: 'list_receipt_names',
    text: `
      select printed_key, merchant_key, item.item_id, coalesce(item.item_name, receipt_name.item_name) as item_name,
        coalesce(item.category, receipt_name.category) as category, receipt_name.unit_of_measure, printed_unit,
        amount_each
      from receipt_name left join item
        on item.household_id = receipt_name.household_id and item.item_id = receipt_name.item_id
      where receipt_name.household_id = $1 and printed_key = any($2::text[])
      order by named_at desc`,
  },
  remember: {
    name: 'remember_receipt_name',
    text: `
      insert into receipt_name (household_id, ${named_fields.join(', ')})
      values ($1, ${named_fields.map((_, index) => `$${index + 2}`).join(', ')})
      on conflict (household_id, printed_key, merchant_key) do update set ${learned.join(', ')}, named_at = excluded.named_at`,
  },
  forgetOldest: {
    name: 'forget_oldest_receipt_names',
    text: `
      delete from receipt_name where household_id = $1 and named_at < (
        select named_at from receipt_name where household_id = $1
        order by named_at desc offset ${most_names - 1} limit 1)`,
  },
})

/** What a household calls its things, and what shops call them: enough to find them on a receipt. */
export function createReceiptRepository(queries: Queries, household_id: number) {
  return {
    /** All items, as far as a receipt can name them. */
    async listNames(): Promise<JsonPages<NamedItem>> {
      const pages: string[] = []
      const read = readItemPages<{ readonly items: string }>(queries, receiptStatements.names, household_id)
      for await (const { items, count } of read) if (count > 0) pages.push(items)
      return pages
    },
    /** The items of these numbers, with what a new one like them would need. */
    listStored: (item_ids: readonly number[]) =>
      item_ids.length === 0 ? [] : queries.query<StoredItem>(receiptStatements.stored, [household_id, item_ids]),
    /** The names of these printed lines in all shops, the newest first. */
    listKnown: (printed_keys: readonly string[]) =>
      queries.query<KnownName>(receiptStatements.known, [household_id, printed_keys]),
    async remember(name: NewName): Promise<void> {
      await queries.query(receiptStatements.remember, [household_id, ...named_fields.map((field) => name[field])])
      await queries.query(receiptStatements.forgetOldest, [household_id])
    },
  }
}
