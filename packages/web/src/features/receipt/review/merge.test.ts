import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import { draftsOf } from './draft.ts'
import { mergeEqual, splitParts } from './merge.ts'
import { makeLine, makeResults, origin } from './testing.ts'

const yoghurt = { product_name: 'JOGHURT 150G', quantity: 1, unit: 'pcs', price: 0.79 }
const read = (...lines: Parameters<typeof makeLine>[0][]) =>
  draftsOf(makeResults(lines.map((line) => makeLine(line))), new Map(), origin)
const merge = (...lines: Parameters<typeof makeLine>[0][]) => mergeEqual(read(...lines))

describe('equal lines', () => {
  test('are one card with their quantities and prices summed up, where the first stood', () => {
    const six = Array.from({ length: 6 }, () => yoghurt)
    const merged = merge({ product_name: 'Tea', price: 2 }, ...six, { product_name: 'Rice', price: 1 })
    expect(merged.map(({ values }) => values.item_name)).toEqual(['Tea', 'JOGHURT 150G', 'Rice'])
    expect(merged[1]).toMatchObject({
      values: { quantity: '6', price: '4.74' },
      printed: { printed_name: 'JOGHURT 150G', printed_quantity: 6 },
    })
    expect(merged[1]?.parts).toHaveLength(6)
    expect(merged[0]?.parts).toEqual([])
  })

  test('may differ in spaces, and in how many a line counts', () => {
    const merged = merge(yoghurt, { ...yoghurt, product_name: ' Joghurt  150g ', quantity: 3, price: 2.37 })
    expect(merged).toMatchObject([{ values: { item_name: 'JOGHURT 150G', quantity: '4', price: '3.16' } }])
  })

  test('of weighed goods have the same price of a kilogram, but for rounding', () => {
    const bananas = { product_name: 'BANANEN', unit: 'kg' }
    const merged = merge({ ...bananas, quantity: 0.432, price: 0.77 }, { ...bananas, quantity: 1.2, price: 2.15 })
    expect(merged).toMatchObject([{ values: { quantity: '1.632', price: '2.92', unit_of_measure: 'kg' } }])
  })

  test('keep their discounts', () => {
    expect(merge(yoghurt, { ...yoghurt, discount: 0.2 })).toMatchObject([
      { values: { price: '1.38' }, read_price: 1.38, discount: 0.2 },
    ])
  })

  test('of a known item add up in its unit', () => {
    const match = { item_id: 7, item_name: 'Whole Milk', confidence: 1 }
    const lines = [1, 2].map((quantity) => makeLine({ ...yoghurt, quantity, price: quantity, match }))
    const items = new Map([[7, makeItem()]])
    expect(mergeEqual(draftsOf(makeResults(lines), items, origin))).toMatchObject([
      { is_joined: true, values: { quantity_added: '3' } },
    ])
  })
})

describe('apart stay', () => {
  test.each([
    ['another price', { ...yoghurt, price: 0.89 }],
    ['another name', { ...yoghurt, product_name: 'JOGHURT 500G' }],
    ['another unit', { ...yoghurt, unit: 'pack' }],
    ['another day of expiry', { ...yoghurt, expiry_date: '2026-04-01' }],
    ['no price', { ...yoghurt, price: null }],
    ['what could not be read', { ...yoghurt, confidence: 0.2 }],
  ])('%s', (_, other) => {
    expect(merge(yoghurt, other)).toHaveLength(2)
  })

  test("lines of a server of the specification's shape, which has no prices", () => {
    expect(merge({ product_name: 'Milk' }, { product_name: 'Milk' })).toHaveLength(2)
  })
})

test('a card is split into its lines: what was typed stays, the amounts are their own', () => {
  const [merged] = merge(yoghurt, { ...yoghurt, quantity: 2, price: 1.58 })
  if (!merged) throw new Error('There is a card')
  const typed = { ...merged, is_open: true, values: { ...merged.values, item_name: 'Yoghurt', quantity: '9' } }
  const parts = splitParts(typed)
  expect(parts).toMatchObject([
    { is_open: true, values: { item_name: 'Yoghurt', quantity: '1', price: '0.79' } },
    { is_open: false, values: { item_name: 'Yoghurt', quantity: '2', price: '1.58' } },
  ])
  expect(new Set([merged, ...parts].map(({ key }) => key)).size).toBe(3)
})
