import { expect, test } from 'vitest'
import { toDay, toReceipt } from './facts.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-03-02', '2026-03-02'],
  ['2026-03-03', null],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['1066-10-14', null],
  ['21/07/2018', null],
  ['2018-07-21T12:00', null],
  [20180721, null],
  [undefined, null],
])('the day %s is %s', (said, day) => {
  expect(toDay(said, now)).toBe(day)
})

test('what is no fact is left out, and nothing takes its place', () => {
  const claims = { merchant: '  ', transaction_date: 'today', total: Number.NaN, currency: 'dollars' }
  expect(toReceipt({ ...claims, items: [{ product_name: '\u0000' }, { price: 0 }] })).toEqual({
    merchant: null,
    transaction_date: null,
    total: null,
    currency: null,
    balanced: false,
    items: [],
  })
})

test.each([
  [{ quantity: -1 }, { quantity: 1, unit: 'pcs' }],
  [{ quantity: 1e9 }, { quantity: 1, unit: 'pcs' }],
  [{ quantity: '3' }, { quantity: 1, unit: 'pcs' }],
  [{ quantity: 0.436 }, { quantity: 0.436, unit: 'kg' }],
  [
    { quantity: 2, unit: 'Lbs.' },
    { quantity: 2, unit: 'lb' },
  ],
  [
    { quantity: 2, unit: 'each' },
    { quantity: 2, unit: 'pcs' },
  ],
  [{ price: 1.999 }, { price: 2 }],
  [{ price: Number.POSITIVE_INFINITY }, { price: null }],
  [{ confidence: 7 }, { confidence: 0.6 }],
])('a line with %j is %j', (claim, line) => {
  expect(toReceipt({ items: [{ product_name: 'Milk', ...claim }] }).items).toMatchObject([line])
})

test('a line whose name could not be read is there for its price, and says that nothing is sure', () => {
  const items = [
    { product_name: ' ', price: 3, confidence: 0.9 },
    { product_name: 'Voucher', price: -3 },
  ]
  expect(toReceipt({ items, total: 3 })).toMatchObject({
    balanced: true,
    items: [{ product_name: '', price: 3, quantity: 1, confidence: 0 }],
  })
  const milk = { product_name: 'Milk', price: 2 }
  expect(toReceipt({ items: [milk, ...items], total: 5 }).items).toHaveLength(2)
  expect(toReceipt({ items: [milk, ...items], total: 2 })).toMatchObject({ balanced: true, items: [milk] })
})

test('lines add up to the total, or to the sum before tax', () => {
  const items = [
    { product_name: 'Milk', price: 0.1 },
    { product_name: 'Bread', price: 0.2 },
  ]
  expect(toReceipt({ total: 0.3, items }).balanced).toBe(true)
  expect(toReceipt({ total: 0.4, sums: [0.3], items }).balanced).toBe(true)
  expect(toReceipt({ total: 0.4, sums: [undefined], items }).balanced).toBe(false)
  expect(toReceipt({ total: 0.3, items: [...items, { product_name: 'Bag' }] }).balanced).toBe(false)
})

test('no receipt is endless', () => {
  const items = Array.from({ length: 5000 }, (_, index) => ({ product_name: `Thing ${index}` }))
  expect(toReceipt({ items }).items).toHaveLength(300)
})
