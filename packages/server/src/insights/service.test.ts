import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { undoEvent } from '../journal/undo.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createMember, type TestMember } from '../testing/members.ts'
import { createStockRecorder } from '../testing/stock-events.ts'
import { createInsightsService } from './service.ts'

let test: TestDatabase
let member: TestMember
let recorder: ReturnType<typeof createStockRecorder>

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T12:00:00Z') })
  member = await createMember(test.database)
  recorder = createStockRecorder(test.database, member)
})
afterEach(() => void vi.useRealTimers())

const look = (months = 3, { household_id } = member, time_zone = 'UTC') =>
  createInsightsService(test.database).look({ household_id, time_zone }, months)

const listNames = async (time_zone: string) => (await look(2, member, time_zone)).months.map(({ month }) => month)

const nothing = { records: 0, priced: 0, money: null, amounts: [] }

describe('month by month', () => {
  it('says what was bought, used and thrown away, in amounts and in money', async () => {
    const milk = await recorder.createItem({ quantity: 0 }, '2026-01-02')
    await recorder.buy(milk, '2026-01-05', 4, 6)
    await recorder.use(milk, '2026-01-20', 1)
    await recorder.use(milk, '2026-02-01', 1)
    await recorder.throwAway(milk, '2026-02-28', 0.5)
    const { months } = await look()
    expect(months).toEqual([
      {
        month: '2026-01',
        bought: { records: 1, priced: 1, money: 6, amounts: [{ unit: 'l', quantity: 4 }] },
        used: { records: 1, priced: 1, money: 1.5, amounts: [{ unit: 'l', quantity: 1 }] },
        thrown_away: nothing,
      },
      {
        month: '2026-02',
        bought: nothing,
        used: { records: 1, priced: 1, money: 1.5, amounts: [{ unit: 'l', quantity: 1 }] },
        thrown_away: { records: 1, priced: 1, money: 0.75, amounts: [{ unit: 'l', quantity: 0.5 }] },
      },
      { month: '2026-03', bought: nothing, used: nothing, thrown_away: nothing },
    ])
  })

  it('counts what an item began with as bought, and corrections as nothing', async () => {
    const milk = await recorder.createItem({ quantity: 3 }, '2026-03-01')
    await recorder.record(milk, { kind: 'corrected', occurred_on: '2026-03-02', quantity: 9 })
    const { months } = await look(1)
    expect(months).toMatchObject([{ bought: { records: 1, amounts: [{ unit: 'l', quantity: 3 }] }, used: nothing }])
  })

  it('takes the price of the last purchase with one, from before the period too, and never a later one', async () => {
    const milk = await recorder.createItem({ quantity: 2 }, '2025-06-01')
    await recorder.throwAway(milk, '2026-01-03', 1)
    await recorder.buy(milk, '2025-08-01', 10, 10)
    await recorder.buy(milk, '2026-02-10', 2)
    await recorder.throwAway(milk, '2026-02-11', 2)
    await recorder.buy(milk, '2026-03-01', 1, 5)
    await recorder.throwAway(milk, '2026-03-02', 1)
    const money = (await look()).months.map(({ thrown_away }) => thrown_away.money)
    expect(money).toEqual([1, 2, 5])
    const fresh = await recorder.createItem({ quantity: 2 }, '2026-03-01')
    await recorder.throwAway(fresh, '2026-03-03', 1)
    await recorder.buy(fresh, '2026-03-04', 1, 7)
    expect((await look(1)).months[0]?.thrown_away).toMatchObject({ records: 2, priced: 1, money: 5 })
  })

  it('adds up grams and kilograms, millilitres and litres, and all that is counted', async () => {
    for (const [unit_of_measure, quantity] of [
      ['g', 500],
      ['kg', 1.5],
      ['LB', 1],
      ['ml', 250],
      ['fl oz', 2],
      ['Pieces', 3],
      ['packs', 2],
      ['bunch', 7],
    ] as const) {
      await recorder.createItem({ unit_of_measure, quantity }, '2026-03-02')
    }
    expect((await look(1)).months[0]?.bought).toEqual({
      records: 8,
      priced: 0,
      money: null,
      amounts: [
        { unit: 'kg', quantity: 2.454 },
        { unit: 'l', quantity: 0.309 },
        { unit: 'pcs', quantity: 5 },
      ],
    })
  })

  it('knows the price of a gram from that of a kilogram, and of a pack nothing from that of a piece', async () => {
    const rice = await recorder.createItem({ unit_of_measure: 'kg', quantity: 0 }, '2026-03-01')
    const eggs = await recorder.createItem({ unit_of_measure: 'pcs', quantity: 0 }, '2026-03-01')
    await recorder.buy(rice, '2026-03-02', 2, 4)
    await recorder.buy(eggs, '2026-03-02', 10, 5)
    const text = 'update item set unit_of_measure = $2 where item_id = $1'
    await test.database.query({ name: '', text }, [rice, 'g'])
    await test.database.query({ name: '', text }, [eggs, 'pack'])
    await recorder.throwAway(rice, '2026-03-03', 1)
    await recorder.throwAway(eggs, '2026-03-03', 1)
    const { months, thrown_away } = await look(1)
    expect(months[0]?.thrown_away).toMatchObject({ records: 2, priced: 1, money: 0.002 })
    expect(thrown_away.map(({ money, quantity }) => [quantity, money])).toEqual([
      [1, 0.002],
      [1, null],
    ])
  })

  it('leaves out what was undone', async () => {
    const milk = await recorder.createItem({ quantity: 0 }, '2026-03-01')
    await recorder.buy(milk, '2026-03-02', 5, 5)
    const wrong = await recorder.buy(milk, '2026-03-03', 5, 500)
    const thrown = await recorder.throwAway(milk, '2026-03-04', 2)
    for (const event_id of [wrong, thrown]) {
      await test.database.transaction((queries) => undoEvent(queries, { ...member, time_zone: 'UTC' }, milk, event_id))
    }
    await recorder.use(milk, '2026-03-05', 1)
    const { months, thrown_away, spending } = await look(1)
    expect(months).toEqual([
      {
        month: '2026-03',
        bought: { records: 1, priced: 1, money: 5, amounts: [{ unit: 'l', quantity: 5 }] },
        used: { records: 1, priced: 1, money: 1, amounts: [{ unit: 'l', quantity: 1 }] },
        thrown_away: nothing,
      },
    ])
    expect([thrown_away, spending]).toEqual([[], [{ category: 'Dairy', purchases: 1, money: 5 }]])
  })

  it('begins a new month when it begins where the household lives', async () => {
    vi.setSystemTime(new Date('2026-03-01T03:00:00Z'))
    expect(await listNames('UTC')).toEqual(['2026-02', '2026-03'])
    expect(await listNames('America/New_York')).toEqual(['2026-01', '2026-02'])
  })
})

describe('what is thrown away, and what is spent', () => {
  it('is listed by how often, then by money, five of it', async () => {
    const times = { Bread: 3, Milk: 1, Eggs: 2, Ham: 1, Kale: 4, Rice: 1 }
    for (const [item_name, count] of Object.entries(times)) {
      const item_id = await recorder.createItem({ item_name, quantity: 0, unit_of_measure: 'pcs' }, '2026-03-01')
      await recorder.buy(item_id, '2026-03-01', 10, item_name === 'Rice' ? 30 : item_name === 'Ham' ? 20 : null)
      for (let time = 0; time < count; time += 1) await recorder.throwAway(item_id, '2026-03-02', 2)
    }
    expect((await look(1)).thrown_away).toMatchObject([
      { item_name: 'Kale', times: 4, quantity: 8, unit_of_measure: 'pcs', money: null },
      { item_name: 'Bread', times: 3 },
      { item_name: 'Eggs', times: 2 },
      { item_name: 'Rice', times: 1, money: 6 },
      { item_name: 'Ham', times: 1, money: 4 },
    ])
  })

  it('is spent by category, most first, ten by name and the rest together', async () => {
    for (let number = 1; number <= 12; number += 1) {
      const item_id = await recorder.createItem({ category: `Kind ${number}`, quantity: 0 }, '2026-03-01')
      await recorder.buy(item_id, '2026-03-02', 1, number)
    }
    const { spending } = await look(1)
    expect(spending).toHaveLength(11)
    expect(spending[0]).toEqual({ category: 'Kind 12', purchases: 1, money: 12 })
    expect(spending.at(-1)).toEqual({ category: null, purchases: 2, money: 3 })
  })

  it('is added up over the names of one category', async () => {
    for (const category of ['Frozen', 'Frozen Foods', 'Frozen Foods']) {
      const item_id = await recorder.createItem({ category, quantity: 0 }, '2026-03-01')
      await recorder.buy(item_id, '2026-03-02', 1, 2)
    }
    expect((await look(1)).spending).toEqual([{ category: 'Frozen Foods', purchases: 3, money: 6 }])
  })

  it('is of one household alone', async () => {
    const other = await createMember(test.database)
    const others = createStockRecorder(test.database, other)
    await others.throwAway(await others.createItem({ quantity: 5 }, '2026-03-01'), '2026-03-02', 1)
    expect(await look(1)).toEqual({
      months: [{ month: '2026-03', bought: nothing, used: nothing, thrown_away: nothing }],
      thrown_away: [],
      spending: [],
      predictions: null,
    })
    expect((await look(1, other)).thrown_away).toHaveLength(1)
  })
})

/** Bought every ten days and used by half every five, so that each purchase runs out when the next one comes. */
async function keepUsing(item_name: string, from: string, cycles: number): Promise<void> {
  const item_id = await recorder.createItem({ item_name, quantity: 0 }, from)
  const dayAfter = (days: number) => new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await recorder.buy(item_id, dayAfter(cycle * 10), 2)
    await recorder.use(item_id, dayAfter(cycle * 10 + 5), 1)
    await recorder.use(item_id, dayAfter(cycle * 10 + 10), 1)
  }
}

describe('predictions', () => {
  it('come true for a household that uses things regularly', async () => {
    await keepUsing('Milk', '2025-12-01', 9)
    const { predictions } = await look(3)
    expect(predictions).toMatchObject({ checked: 6, came_true: 6 })
    expect(predictions?.stated).toBeGreaterThan(0.4)
    expect(predictions?.stated).toBeLessThan(1)
  })

  it('are not counted while they are fewer than five', async () => {
    await keepUsing('Milk', '2026-01-01', 4)
    expect((await look(3)).predictions).toBeNull()
  })
})
