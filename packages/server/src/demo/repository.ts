import type { Queries } from '../database/database.ts'
import { defineStatements } from '../database/statement.ts'
import { detail_columns } from '../item/columns.ts'

const details = detail_columns.join(', ')

const statements = defineStatements({
  // Held until the end: whoever adds an item or another demo meanwhile waits, or is seen by the next statement.
  lockHousehold: {
    name: 'lock_household_for_demo',
    text: 'select household_id from household where household_id = $1 for update',
  },
  findAny: { name: 'find_any_item', text: 'select item_id from item where household_id = $1 limit 1' },
  // All are locked, in one order, before the first is deleted: nobody who holds the household may wait for an item.
  lockItems: {
    name: 'lock_demo_items',
    text: 'select item_id from item where household_id = $1 and is_demo order by item_id for update',
  },
  addItems: {
    name: 'add_demo_items',
    text: `
      insert into item (household_id, is_demo, quantity, usage_stats, usual_uses, lots, ${details})
      select $1::bigint, true, quantity, usage_stats, usual_uses, lots, ${details} from json_populate_recordset(null::item, $2::json)
      returning item_id, item_name`,
  },
  addEvents: {
    name: 'add_demo_events',
    text: `
      insert into stock_event (household_id, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on, occurred_at,
        user_id, price, source, lot_changes, reason)
      select $1::bigint, item_id, kind, delta, quantity_after, unit_of_measure, occurred_on, null, $3::bigint, price, source,
        lot_changes, reason
      from json_populate_recordset(null::stock_event, $2::json)`,
  },
  setRhythm: {
    name: 'set_demo_rhythm',
    text: `
      update household set inventory_version = inventory_version + 1, item_count = item_count + $5,
        record_days = $2, first_record_on = $3, last_record_on = $4
      where household_id = $1`,
  },
})

/** The days on which something was used or bought: how many, the first and the last. */
export interface DemoRhythm {
  readonly record_days: number
  readonly first_record_on: string
  readonly last_record_on: string
}

/** Writes a whole household at once: event by event it would be thousands of statements. */
export function createDemoRepository(queries: Queries, household_id: number) {
  return {
    /** True where the household has nothing, and will get nothing from others until the transaction ends. */
    async lockEmpty(): Promise<boolean> {
      await queries.query(statements.lockHousehold, [household_id])
      return (await queries.query(statements.findAny, [household_id])).length === 0
    },
    async lockItems(): Promise<number[]> {
      const rows = await queries.query<{ item_id: number }>(statements.lockItems, [household_id])
      return rows.map(({ item_id }) => item_id)
    },
    /** The numbers of the new items by their names, of which no two are the same. */
    async addItems(items: readonly object[]): Promise<ReadonlyMap<string, number>> {
      const values = [household_id, JSON.stringify(items)]
      const rows = await queries.query<{ item_id: number; item_name: string }>(statements.addItems, values)
      return new Map(rows.map(({ item_id, item_name }) => [item_name, item_id]))
    },
    async addEvents(events: readonly object[], user_id: number): Promise<void> {
      await queries.query(statements.addEvents, [household_id, JSON.stringify(events), user_id])
    },
    /** Tells the household of its new items and of the days on which they were used. */
    async setRhythm({ record_days, first_record_on, last_record_on }: DemoRhythm, items: number): Promise<void> {
      await queries.query(statements.setRhythm, [household_id, record_days, first_record_on, last_record_on, items])
    },
  }
}
