import { type Item } from '@larder/contract/item'
import { describe, expect, test } from 'vitest'
import { amountOfOne, amountOfUse, listUses, sayUse } from './usual-use.ts'

const item = (unit_of_measure: string | null, fields: Partial<Item> = {}) =>
  ({ unit_of_measure, item_weight: null, item_weight_unit: null, quantity: 2, ...fields }) as Item

test.each([
  ['pcs', {}, 1],
  ['bottle', {}, 1],
  [null, {}, 1],
  ['l', {}, 1],
  ['g', {}, 100],
  ['ml', {}, 100],
  ['g', { item_weight: 0.5, item_weight_unit: 'kg' }, 500],
  ['handful', {}, 1],
])('one of what is counted in %s %o is %d', (unit, fields, expected) => {
  expect(amountOfOne(item(unit, fields))).toBe(expected)
})

test.each([
  ['learned', { usual_uses: [0.2, 0.5] }, 0.2],
  ['nothing learned', { usual_uses: null }, 1],
  ['no habit', { usual_uses: [] }, 1],
  ['a server that learns nothing', {}, 1],
])('one use: %s', (_, fields, expected) => {
  expect(amountOfUse(item('l', fields))).toBe(expected)
})

describe('amounts worth a button', () => {
  test.each<[string, Partial<Item>, number, number[]]>([
    ['l', { usual_uses: [0.2, 0.5] }, 5, [0.2, 0.5, 1]],
    ['l', { usual_uses: [1] }, 5, [1]],
    ['g', { usual_uses: [20] }, 400, [20, 100]],
    ['g', { item_weight: 500, item_weight_unit: 'g' }, 1200, [250, 500, 1000]],
    ['pcs', {}, 6, [0.5, 1, 2]],
    ['pcs', {}, 1, [0.5]],
    ['g', {}, 40, []],
    ['l', {}, 0, []],
    ['g', { usual_uses: [10, 20, 30] }, 900, [10, 20, 30, 100]],
  ])('%s %o of %d', (unit, fields, available, expected) => {
    expect(listUses(item(unit, fields), available)).toEqual(expected)
  })
})

test.each([
  [0.5, 'l', '1/2 l'],
  [0.25, null, '1/4'],
  [0.5, 'cans', '1/2 can'],
  [0.5, 'roll', '1/2 roll'],
  [2, 'roll', '2 rolls'],
  [0.2, 'l', '0.2 l'],
  [1.5, 'l', '1.5 l'],
  [200, 'g', '200 g'],
])('%d %s is said as %s', (amount, unit, words) => {
  expect(sayUse(amount, unit)).toBe(words)
})
