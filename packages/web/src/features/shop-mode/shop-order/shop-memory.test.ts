import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepOrder, no_memory, noteTick, readMemory, shopKey } from './shop-memory.ts'

const milk = { key: 'item-1', category: 'Dairy' }
const peas = { key: 'item-2', category: 'Frozen' }

const tick = (memory: typeof no_memory, of: typeof milk, is_ticked = true, day = '2026-01-10') =>
  noteTick(memory, { ...of, is_ticked }, day)

describe('readMemory', () => {
  test('brings back what was kept', () => {
    const memory = {
      shop: 'Aldi',
      orders: { '': ['Dairy'], aldi: ['Frozen', 'Dairy'] },
      trip: { day: '2026-01-10', ticks: [milk] },
    }
    expect(readMemory(JSON.stringify(memory))).toEqual(memory)
  })

  test.each([null, '', 'nonsense', '[]', '7', '{"shop":1,"orders":{"a":[1]},"trip":{"day":"x"}}'])(
    'makes nothing of «%s»',
    (text) => expect(readMemory(text)).toEqual(no_memory),
  )

  test('leaves out ticks that make no sense', () => {
    const text = JSON.stringify({ trip: { day: '2026-01-10', ticks: [null, 'x', { key: 1 }, peas] } })
    expect(readMemory(text).trip?.ticks).toEqual([peas])
  })

  test('anything may lie in storage', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), (text) => {
        const { trip, orders } = readMemory(text)
        expect(trip === null || Array.isArray(trip.ticks)).toBe(true)
        expect(Object.values(orders).every(Array.isArray)).toBe(true)
      }),
    )
  })
})

describe('noteTick', () => {
  test('keeps the order of ticks, and forgets what was taken back', () => {
    const both = tick(tick(no_memory, peas), milk)
    expect(both.trip?.ticks).toEqual([peas, milk])
    expect(tick(both, peas, false).trip?.ticks).toEqual([milk])
    expect(tick(both, peas).trip?.ticks).toEqual([milk, peas])
  })

  test('another day is another trip', () => {
    expect(tick(tick(no_memory, peas), milk, true, '2026-01-11').trip).toEqual({ day: '2026-01-11', ticks: [milk] })
  })
})

test('each shop has its own order, in any spelling', () => {
  const memory = keepOrder(keepOrder(no_memory, 'ALDI', ['Frozen']), null, ['Dairy'])
  expect(memory.orders[shopKey('Aldi')]).toEqual(['Frozen'])
  expect(memory.orders[shopKey(null)]).toEqual(['Dairy'])
})
