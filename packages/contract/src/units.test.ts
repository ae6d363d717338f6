import { describe, expect, it } from 'vitest'
import { amountInUnitOf, amountOfPackage, convertAmount, remainingAfter } from './units.ts'

describe('convertAmount', () => {
  it.each([
    [1500, 'ml', 'l', 1.5],
    [1, 'gal', 'l', 3.785],
    [2, 'kg', 'g', 2000],
    [12, 'oz', 'g', 340.194],
    [1, 'lb', 'oz', 16],
    [1, 'KG', ' g ', 1000],
    [330, 'ml', 'ml', 330],
  ])('%d %s in %s is %d', (amount, from, to, expected) => {
    expect(convertAmount(amount, from, to)).toBe(expected)
  })

  it.each([
    ['ml', 'g'],
    ['pcs', 'l'],
    ['l', 'bottle'],
    ['constructor', 'g'],
  ])('does not turn %s into %s', (from, to) => {
    expect(convertAmount(1, from, to)).toBeNull()
  })
})

describe('amountOfPackage', () => {
  const carton = { item_weight: 1000, item_weight_unit: 'ml' }
  const unweighed = { item_weight: null, item_weight_unit: null }

  it.each(['pcs', 'bottle', 'Bottles', 'box', 'cans', null])('one package is one, counted in %s', (unit) => {
    expect(amountOfPackage(carton, unit)).toBe(1)
    expect(amountOfPackage(unweighed, unit)).toBe(1)
  })

  it('is what the package holds where the item is measured', () => {
    expect(amountOfPackage(carton, 'l')).toBe(1)
    expect(amountOfPackage({ item_weight: 500, item_weight_unit: 'g' }, 'kg')).toBe(0.5)
    expect(amountOfPackage({ item_weight: 3, item_weight_unit: 'rolls' }, 'Rolls')).toBe(3)
  })

  it('is unknown where the package says nothing of the kind: pieces are never added to litres', () => {
    expect(amountOfPackage(unweighed, 'l')).toBeNull()
    expect(amountOfPackage(carton, 'kg')).toBeNull()
    expect(amountOfPackage({ item_weight: 0, item_weight_unit: 'ml' }, 'l')).toBeNull()
    expect(amountOfPackage({ item_weight: 0.1, item_weight_unit: 'ml' }, 'gal')).toBeNull()
  })
})

describe('remainingAfter', () => {
  it.each([
    [3, 1, 2],
    [0.3, 0.1, 0.2],
    [0.5, 1, 0],
  ])('%d less %d leaves %d', (quantity, used, left) => {
    expect(remainingAfter(quantity, used)).toBe(left)
  })
})

describe('amountInUnitOf', () => {
  const unweighed = { item_weight: null, item_weight_unit: null }

  it.each([
    ['the same unit', { unit_of_measure: 'pcs' }, 3, 'pcs', 3],
    ['the same unit in another case', { unit_of_measure: 'KG' }, 0.5, 'kg', 0.5],
    ['one way to count packages for another', { unit_of_measure: 'bottle' }, 2, 'pcs', 2],
    ['another measure of the same kind', { unit_of_measure: 'g' }, 0.45, 'kg', 450],
    [
      'pieces by what one of them holds',
      { unit_of_measure: 'l', item_weight: 750, item_weight_unit: 'ml' },
      2,
      'pcs',
      1.5,
    ],
    ['an item without a unit', { unit_of_measure: null }, 4, 'pcs', 4],
    ['pieces are never litres', { unit_of_measure: 'l' }, 2, 'pcs', null],
    ['a weight is no volume', { unit_of_measure: 'l' }, 1, 'kg', null],
    ['a weight is no number of pieces', { unit_of_measure: 'pcs' }, 0.5, 'kg', null],
  ])('%s', (_, item, quantity, unit, amount) => {
    expect(amountInUnitOf({ ...unweighed, ...item }, quantity, unit)).toBe(amount)
  })
})
