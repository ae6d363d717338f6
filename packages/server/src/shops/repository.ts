import type { Shop } from '@larder/contract/calls/shopping-api'
import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'

/** As many as one would choose from. */
const most_sources = 20

const shopStatements = defineStatements({
  list: {
    name: 'list_shops',
    text: 'select name as shop, categories from shop where household_id = $1 order by shop_key',
  },
  listSources: {
    name: 'list_purchase_sources',
    text: `
      select source from stock_event
      where household_id = $1 and kind = 'purchased' and occurred_on > $2 and source is not null
      group by source order by count(*) desc, source limit ${most_sources}`,
  },
  // Whoever waited sees the other's shop counted.
  lock: {
    name: 'lock_household_for_shop',
    text: 'select household_id from household where household_id = $1 for no key update',
  },
  count: {
    name: 'count_other_shops',
    text: 'select count(*) as count from shop where household_id = $1 and shop_key <> $2',
  },
  save: {
    name: 'save_shop',
    text: `
      insert into shop (household_id, shop_key, name, categories) values ($1, $2, $3, $4::jsonb)
      on conflict (household_id, shop_key) do update set name = excluded.name, categories = excluded.categories`,
  },
  remove: {
    name: 'remove_shop',
    text: 'delete from shop where household_id = $1 and shop_key = $2 returning shop_key',
  },
})

/** One shop in every spelling. */
export const keyOf = (shop: string): string => shop.toLowerCase()

/** The shops of one household; the same name in another case is the same shop. */
export function createShopRepository(queries: Queries, household_id: number) {
  return {
    list: () => queries.query<Shop & Record<string, unknown>>(shopStatements.list, [household_id]),
    /** Where things were bought since a day, the most usual first. */
    async listSources(since: string): Promise<string[]> {
      const rows = await queries.query<{ source: string }>(shopStatements.listSources, [household_id, since])
      return rows.map(({ source }) => source)
    },
    /** Nobody else adds a shop until the transaction ends; false where the household is gone. */
    async lock(): Promise<boolean> {
      return (await queries.query(shopStatements.lock, [household_id])).length > 0
    },
    async countOthers(shop: string): Promise<number> {
      const [row] = await queries.query<{ count: number }>(shopStatements.count, [household_id, keyOf(shop)])
      return row?.count ?? 0
    },
    async save({ shop, categories }: Shop): Promise<void> {
      await queries.query(shopStatements.save, [household_id, keyOf(shop), shop, JSON.stringify(categories)])
    },
    async remove(shop: string): Promise<boolean> {
      return (await queries.query(shopStatements.remove, [household_id, keyOf(shop)])).length > 0
    },
  }
}
