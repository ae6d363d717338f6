import { expect, test } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import { findCommonAmounts } from './common-amounts.ts'

const of = (quantity: number, unit_of_measure: string) => makeItem({ quantity, unit_of_measure })
const write = (...items: ReturnType<typeof of>[]) =>
  findCommonAmounts(items).map(({ quantity, unit }) => `${quantity} ${unit}`)

test('a new household is offered what anybody has', () => {
  expect(write()).toEqual(['1 pcs', '500 g', '1 l'])
})

test('what a household has most comes first, each unit once', () => {
  expect(write(of(2, 'kg'), of(2, 'kg'), of(1, 'kg'), of(6, 'Rollen'), of(6, 'Rollen'), of(4, 'l'))).toEqual([
    '2 kg',
    '6 Rollen',
    '1 pcs',
    '500 g',
    '1 l',
  ])
  expect(write(of(3, 'Pieces'), of(3, 'Pieces'))).toEqual(['3 Pieces', '500 g', '1 l'])
})

test('what is all gone tells no amount, and there are never more than five', () => {
  expect(write(of(0, 'kg'), of(0, 'kg'))).toEqual(['1 pcs', '500 g', '1 l'])
  const units = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((unit) => [of(1, unit), of(1, unit)])
  expect(write(...units)).toEqual(['1 a', '1 b', '1 c', '1 d', '1 e'])
})
