import type { Item } from '@larder/contract/item'
import { expect } from 'vitest'
import type { detail_columns } from '../item/columns.ts'
import type { OpenDatabase } from './database.ts'
import type { Client } from './app.ts'

/** The least that an item needs. */
export const milk = { item_name: 'Milk', category: 'Dairy', quantity: 2, unit_of_measure: 'l' }

/** A value for everything that a person can write of an item, no two of them the same. */
export const every_detail = {
  item_name: 'Smoked paprika',
  description: 'In a tin',
  category: 'Spices',
  quantity: 3.25,
  unit_of_measure: 'oz',
  purchase_date: '2026-01-02',
  expiry_date: '2031-03-04',
  location: 'Upper shelf',
  low_stock_threshold: 1.5,
  notes: 'Not the hot one',
  brand: 'Ardent',
  item_weight: 75.125,
  item_weight_unit: 'g',
  image_url: 'https://example.org/paprika.png',
  pack_quantity: 2.75,
  is_never_suggested: true,
} as const satisfies Record<(typeof detail_columns)[number] | 'quantity', string | number | boolean>

/** Creates an item as a client does, and expects it to be there. */
export async function addItem(client: Client, changes: object = {}): Promise<Item> {
  const answer = await client.post('/api/inventory', { ...milk, ...changes })
  expect(answer).toMatchObject({ status: 201 })
  return (answer.body as { item: Item }).item
}

/** All items as the client sees them. */
export async function listItems(client: Client): Promise<Item[]> {
  const answer = await client.get('/api/inventory')
  expect(answer).toMatchObject({ status: 200 })
  return answer.body as Item[]
}

export interface StockEventRow {
  readonly kind: string
  readonly delta: number
  readonly quantity_after: number
  readonly occurred_on: string
  readonly user_id: number | null
}

/** What the journal says of an item, oldest first. */
export function readJournal(database: OpenDatabase, item_id: number): Promise<StockEventRow[]> {
  const text = `
    select kind, delta, quantity_after, occurred_on, user_id from stock_event where item_id = $1 order by event_id`
  return database.query<StockEventRow & Record<string, unknown>>({ name: 'read_test_journal', text }, [item_id])
}

/** Lots that hold something else than the journal says it moved; there must never be one. */
export function findLotDisagreements(database: OpenDatabase): Promise<object[]> {
  const text = `
    with moved as (
      select item_id, (change -> 'lot_id')::integer as lot_id, sum((change -> 'delta')::numeric) as journal
      from stock_event cross join lateral jsonb_array_elements(lot_changes) as change group by 1, 2
    ), there as (
      select item_id, (lot -> 'lot_id')::integer as lot_id, (lot -> 'quantity')::numeric as quantity
      from item cross join lateral jsonb_array_elements(lots) as lot
    )
    select item_id, lot_id, coalesce(journal, 0) as journal, coalesce(quantity, 0) as quantity
    from moved full join there using (item_id, lot_id) where coalesce(journal, 0) <> coalesce(quantity, 0)`
  return database.query({ name: 'find_test_lot_disagreements', text })
}

/** Items whose quantity is not what the journal adds up to; there must never be one. */
export function findDisagreements(database: OpenDatabase): Promise<object[]> {
  const text = `
    select item_id, quantity, sum(delta) as journal from item left join stock_event using (household_id, item_id)
    group by household_id, item_id, quantity
    having quantity is distinct from sum(delta)`
  return database.query({ name: 'find_test_disagreements', text })
}
