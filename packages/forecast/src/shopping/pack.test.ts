import { expect, it } from 'vitest'
import { findUsualPurchase, learnPack, usualPacks } from './pack.ts'

const bought = (...quantities: number[]) => quantities.map((quantity) => ({ quantity, is_listed: false }))

it.each([
  ['the smallest, where the others are multiples of it', [500, 1000, 500], 'g', 'Grains', 500],
  ['what all are multiples of', [1000, 1500, 2500], 'g', 'Grains', 500],
  ['six, where they come in sixes', [12, 6, 18], 'pcs', 'Bakery', 6],
  ['one, where nothing larger fits', [2, 3, 5], 'can', 'Canned Goods', 1],
  ['one pack of an offer among others', [1, 1, 1.5, 1, 1], 'l', 'Dairy', 1],
  ['the smallest of what is weighed anew each time', [437, 512, 389], 'g', 'Meat', 389],
  ['a piece of what is sold loose', [6, 6, 6], 'pcs', 'Produce', 1],
  ['but not of fruit in bags', [1000, 1000], 'g', 'Produce', 1000],
  ['a litre, where nobody bought any', [], 'l', 'Dairy', 1],
  ['250 g, where nobody bought any', [], 'g', 'Dairy', 250],
])('is %s', (_, quantities, unit, category, pack) => {
  expect(learnPack({ purchases: bought(...quantities), packet_quantity: null, unit, category })).toBe(pack)
})

const milk = { purchases: [], packet_quantity: null, unit: 'l', category: 'Dairy' }

it('is what a packet holds until some were bought', () => {
  expect(learnPack({ ...milk, packet_quantity: 1.5 })).toBe(1.5)
  expect(learnPack({ ...milk, packet_quantity: 1.5, purchases: bought(2, 4) })).toBe(2)
})

it.each([
  ['one, where nobody bought any', [], 1],
  ['as many as usual', [2, 3, 2], 2],
  ['one at least', [0.2], 1],
])('comes in whole packs: %s', (_, quantities, packs) => {
  expect(usualPacks(bought(...quantities), 1)).toBe(packs)
})

it('forgets what was bought long ago', () => {
  expect(learnPack({ ...milk, purchases: bought(1, ...Array.from({ length: 12 }, () => 1.5)) })).toBe(1.5)
})

it('knows what is usual from what nobody was told to buy', () => {
  const purchases = [...bought(2, 4, 3), { quantity: 9, is_listed: true }]
  expect(findUsualPurchase(purchases)).toBe(3)
  expect(findUsualPurchase([{ quantity: 9, is_listed: true }])).toBeUndefined()
})

it('is not changed by what the list asked for, unless nothing else was bought', () => {
  const cheese = { ...milk, unit: 'kg' }
  const own = bought(1.2, 1.8, 2.5, 0.9)
  expect(learnPack({ ...cheese, purchases: own })).toBe(0.9)
  expect(learnPack({ ...cheese, purchases: [...own, { quantity: 0.9, is_listed: true }] })).toBe(0.9)
  expect(learnPack({ ...cheese, purchases: [{ quantity: 0.3, is_listed: true }] })).toBe(0.3)
})
