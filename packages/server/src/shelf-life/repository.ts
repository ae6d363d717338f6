import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'
import { isEffective } from '../usage-stats/fragments.ts'

/**
 * How many days things were to keep, from when they came in or from what was done to them, the latest first, and how many
 * they would have kept without that. What was undone says nothing.
 */
const spans = (items: string, limit: number): string => `(
  select coalesce(json_agg(json_build_array(kind, days, known_days, item_name)), '[]')::text from (
    select item_name, kind, (change -> 'after' ->> 'expiry_date')::date
      - case when kind in ('created', 'purchased') then coalesce((change -> 'after' ->> 'purchase_date')::date, occurred_on)
        else occurred_on end as days,
      case when kind not in ('created', 'purchased') then
        (select max(part -> 'before' ->> 'expiry_date') from jsonb_array_elements(lot_changes) as part)::date - occurred_on
      end as known_days
    from (
      select owner.item_name, kind, occurred_on, lot_changes
      from stock_event join item as owner using (household_id, item_id)
      where household_id = $1 and item_id ${items} and lot_changes is not null
        and kind in ('created', 'purchased', 'opened', 'frozen', 'thawed') and ${isEffective}
      order by event_id desc limit ${limit}
    ) as event cross join lateral jsonb_array_elements(lot_changes) as change
    where change -> 'after' ->> 'expiry_date' is not null
  ) as known where days >= 0
)`

const others_in_category = `in (
  select item_id from item as other
  where other.household_id = $1 and other.category = item.category and other.item_id <> $2
  order by item_id desc limit 20)`

const statements = defineStatements({
  find: {
    name: 'find_shelf_lives',
    text: `
      select item_name, category, ${spans('= $2', 20)} as own, ${spans(others_in_category, 100)} as of_category
      from item where household_id = $1 and item_id = $2`,
  },
  listOwn: {
    name: 'list_own_shelf_lives',
    text: `
      select item_id, ${spans('= item.item_id', 20)} as own
      from item where household_id = $1 and item_id = any($2::bigint[])`,
  },
})

/** What happened to a thing of that name, for how many days it was to keep from then on, and for how many before. */
export type RecordedSpan = readonly [kind: string, days: number, known_days: number | null, item_name: string]

export interface KnownSpans {
  readonly item_name: string
  readonly category: string
  readonly own: readonly RecordedSpan[]
  readonly of_category: readonly RecordedSpan[]
}

/** How long the things of one household were to keep. */
export function createShelfLifeRepository(queries: Queries, household_id: number) {
  return {
    /** Undefined where there is no such item. */
    async find(item_id: number): Promise<KnownSpans | undefined> {
      const values = [household_id, item_id]
      const [row] = await queries.query<{ item_name: string; category: string; own: string; of_category: string }>(
        statements.find,
        values,
      )
      if (row === undefined) return undefined
      const { own, of_category } = row
      return {
        ...row,
        own: JSON.parse(own) as RecordedSpan[],
        of_category: JSON.parse(of_category) as RecordedSpan[],
      }
    },
    /** What is known of these items themselves. */
    async listOwn(item_ids: readonly number[]): Promise<ReadonlyMap<number, readonly RecordedSpan[]>> {
      const values = [household_id, item_ids]
      const rows = await queries.query<{ item_id: number; own: string }>(statements.listOwn, values)
      return new Map(rows.map(({ item_id, own }) => [item_id, JSON.parse(own) as RecordedSpan[]]))
    },
  }
}
