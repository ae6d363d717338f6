import { createItemRequest } from '@larder/contract/item'
import type { Item } from '@larder/contract/item'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createInventoryRepository } from '../inventory/repository.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import type { TestMember } from '../testing/members.ts'
import { createMember } from '../testing/members.ts'
import type { Recorded, StockEvent } from './record.ts'
import { recordStockEvent } from './record.ts'

let test: TestDatabase
let member: TestMember
let item_id: number

beforeAll(async () => {
  test = await createTestDatabase()
  member = await createMember(test.database)
})
afterAll(() => test.drop())

const inventory = () => createInventoryRepository(test.database, member.household_id)

async function createItem(quantity: number): Promise<number> {
  const milk = { item_name: 'Milk', category: 'Dairy', quantity, unit_of_measure: 'l' }
  const author = { user_id: member.user_id, occurred_on: '2026-01-31' }
  const made = await inventory().create(createItemRequest.parse(milk), author, 1000)
  return (JSON.parse(made ?? '') as Item).item_id
}

beforeEach(async () => {
  item_id = await createItem(1)
})

type Change = { kind?: StockEvent['kind'] } & ({ delta: number } | { quantity: number }) & Partial<StockEvent>

function record(change: Change, household_id = member.household_id) {
  const about = { household_id, item_id, user_id: member.user_id, occurred_on: '2026-02-01', occurred_at: null }
  return test.database.transaction((queries) => recordStockEvent(queries, { ...about, kind: 'corrected', ...change }))
}

const itemNow = async () => JSON.parse((await inventory().find(item_id))?.item ?? '') as Item

interface EventRow {
  readonly [column: string]: unknown
  readonly delta: number
}

const journal = () =>
  test.database.query<EventRow>(
    {
      name: 'test_journal',
      text: 'select * from stock_event where household_id = $1 and item_id = $2 order by event_id',
    },
    [member.household_id, item_id],
  )

const versionOfHousehold = async () => {
  const statement = { name: 'test_version', text: 'select inventory_version from household where household_id = $1' }
  const rows = await test.database.query<{ inventory_version: number }>(statement, [member.household_id])
  return rows[0]?.inventory_version ?? 0
}

describe('recording', () => {
  it('appends the event, moves the quantity and both versions', async () => {
    const before = await versionOfHousehold()
    const recorded = await record({ kind: 'purchased', delta: 2.5, price: 3.2, source: 'Shop', notes: 'on sale' })
    const { event_id, item } = recorded as Recorded
    expect(event_id).toEqual(expect.any(Number))
    expect(JSON.parse(item)).toMatchObject(await itemNow())
    expect(await itemNow()).toMatchObject({ quantity: 3.5, version: 2 })
    expect(await versionOfHousehold()).toBe(before + 1)
    expect(await journal()).toMatchObject([
      { kind: 'created', delta: 1, quantity_after: 1, occurred_on: '2026-01-31', user_id: member.user_id },
      {
        kind: 'purchased',
        delta: 2.5,
        quantity_after: 3.5,
        occurred_on: '2026-02-01',
        user_id: member.user_id,
        price: 3.2,
        source: 'Shop',
        notes: 'on sale',
      },
    ])
  })

  it('takes a new quantity as well as a change', async () => {
    await record({ kind: 'consumed', quantity: 0.25 })
    expect((await journal()).at(-1)).toMatchObject({ kind: 'consumed', delta: -0.75, quantity_after: 0.25 })
  })

  it('adds 0.1 and 0.2 up to 0.3', async () => {
    await record({ quantity: 0.1 })
    await record({ kind: 'purchased', delta: 0.2 })
    expect((await itemNow()).quantity).toBe(0.3)
  })

  it('keeps every decimal of the largest quantity', async () => {
    await record({ quantity: 999_999_999.999 })
    expect((await itemNow()).quantity).toBe(999_999_999.999)
  })
})

describe('refusing', () => {
  it.each([
    ['below_zero', { kind: 'undone', delta: -1.001 }],
    ['too_large', { kind: 'purchased', delta: 1_000_000_000 }],
  ] as const)('writes nothing where the stock would be %s', async (refusal, change) => {
    const before = await versionOfHousehold()
    expect(await record(change)).toBe(refusal)
    expect(await itemNow()).toMatchObject({ quantity: 1, version: 1 })
    expect(await journal()).toHaveLength(1)
    expect(await versionOfHousehold()).toBe(before)
  })

  it('knows no item of another household', async () => {
    const otherMember = await createMember(test.database)
    expect(await record({ delta: 1 }, otherMember.household_id)).toBe('missing')
    expect(await itemNow()).toMatchObject({ quantity: 1, version: 1 })
  })

  it('lets nobody rewrite the journal', async () => {
    const rewrite = { name: 'test_rewrite', text: 'update stock_event set delta = 5 where household_id = $1' }
    const erase = { name: 'test_erase', text: 'delete from stock_event where household_id = $1' }
    await expect(test.database.query(rewrite, [member.household_id])).rejects.toThrow('append-only')
    await expect(test.database.query(erase, [member.household_id])).rejects.toThrow('append-only')
  })
})

describe('at the same moment', () => {
  it('counts every one of 50 changes', async () => {
    await Promise.all(Array.from({ length: 50 }, () => record({ kind: 'purchased', delta: 0.1 })))
    expect(await itemNow()).toMatchObject({ quantity: 6, version: 51 })
    const events = await journal()
    expect(events.map((event) => event['quantity_after'])).toContain(6)
    expect(new Set(events.map((event) => event['quantity_after'])).size).toBe(51)
  })

  it('never goes below zero when 20 take the last one', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => record({ kind: 'consumed', delta: -1 })))
    expect(outcomes.filter((outcome) => outcome === 'below_zero')).toHaveLength(19)
    expect(await itemNow()).toMatchObject({ quantity: 0, version: 2 })
  })

  it('refuses or records beside a deletion, and never fails', async () => {
    const changes = Array.from({ length: 10 }, () => record({ delta: 1 }))
    const removed = test.database.transaction((queries) =>
      createInventoryRepository(queries, member.household_id).remove(item_id),
    )
    for (const outcome of await Promise.all(changes)) {
      expect(outcome === 'missing' || typeof outcome === 'object').toBe(true)
    }
    expect(await removed).toBe(true)
    expect(await journal()).toEqual([])
  })
})
