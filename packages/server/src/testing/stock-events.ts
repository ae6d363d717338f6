import { createItemRequest, type Item } from '@larder/contract/item'
import { createInventoryRepository } from '../inventory/repository.ts'
import { recordStockEvent, type StockEvent } from '../journal/record.ts'
import type { OpenDatabase } from './database.ts'
import type { TestMember } from './members.ts'

type Recorded = Pick<StockEvent, 'kind' | 'occurred_on' | 'price'> & ({ delta: number } | { quantity: number })

/** Writes items and events of any day for a household, below the calls. */
export function createStockRecorder(database: OpenDatabase, { household_id, user_id }: TestMember) {
  async function record(item_id: number, event: Recorded): Promise<number> {
    const change = { household_id, user_id, item_id, occurred_at: null, ...event }
    const recorded = await database.transaction((queries) => recordStockEvent(queries, change))
    if (typeof recorded === 'string') throw new Error(recorded)
    return recorded.event_id
  }

  return {
    record,
    async createItem(fields: object, occurred_on: string): Promise<number> {
      const milk = { item_name: 'Milk', category: 'Dairy', unit_of_measure: 'l' }
      const repository = createInventoryRepository(database, household_id)
      const made = await repository.create(
        createItemRequest.parse({ ...milk, ...fields }),
        { user_id, occurred_on },
        99,
      )
      return (JSON.parse(made ?? '') as Item).item_id
    },
    buy: (item_id: number, occurred_on: string, delta: number, price: number | null = null) =>
      record(item_id, { kind: 'purchased', occurred_on, delta, price }),
    use: (item_id: number, occurred_on: string, amount: number) =>
      record(item_id, { kind: 'consumed', occurred_on, delta: -amount }),
    throwAway: (item_id: number, occurred_on: string, amount: number) =>
      record(item_id, { kind: 'discarded', occurred_on, delta: -amount }),
  }
}
