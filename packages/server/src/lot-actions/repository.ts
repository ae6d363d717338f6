import type { Lot } from '@larder/contract/lots'
import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'

const most_places = 200

const statements = defineStatements({
  lock: {
    name: 'lock_lots',
    text: 'select lots from item where household_id = $1 and item_id = $2 for update',
  },
  places: {
    name: 'list_places',
    text: `
      select trim(kept.location) collate "C" as place from item cross join lateral (
        select item.location union all select lot ->> 'location' from jsonb_array_elements(item.lots) as lot
      ) as kept
      where item.household_id = $1 and trim(kept.location) <> ''
      group by place order by count(*) desc, place limit ${most_places}`,
  },
})

/** The lots of one household's items, as they are held still for a change. */
export function createLotRepository(queries: Queries, household_id: number) {
  return {
    /** Undefined where there is no such item. */
    async lock(item_id: number): Promise<readonly Lot[] | undefined> {
      const [row] = await queries.query<{ lots: Lot[] }>(statements.lock, [household_id, item_id])
      return row?.lots
    },
    /** Where the household keeps things, the most used place first. */
    async listPlaces(): Promise<string[]> {
      const rows = await queries.query<{ place: string }>(statements.places, [household_id])
      return rows.map(({ place }) => place)
    },
  }
}
