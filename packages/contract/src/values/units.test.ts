import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountInUnitOf,
  amountOfPackage,
  convertAmount,
  isCountable,
  listUnits,
  remainingAfter,
  unitFactor,
} from './units.ts'

/** Every unit of the table, written as people write it. */
const masses = ['g', 'kg', 'mg', 'oz', 'lb']
const volumes = ['ml', 'cl', 'dl', 'l', 'fl oz', 'pt', 'qt', 'gal']
const counts = ['pcs', 'unit', 'box', 'pack', 'package', 'packet', 'bottle', 'can', 'tin', 'jar', 'bag', 'carton']
const units = [...masses, ...volumes, ...counts]
const pairs = units.flatMap((from) => units.map((to) => [from, to] as const))
const isConvertible = (from: string, to: string): boolean =>
  from === to || [masses, volumes].some((kind) => kind.includes(from) && kind.includes(to))

describe('unitFactor', () => {
  it('converts within mass and within volume, and nothing else, for all pairs', () => {
    const wrong = pairs.filter(([from, to]) => (unitFactor(from, to) !== null) !== isConvertible(from, to))
    expect(wrong).toEqual([])
  })

  it('there and back is where one began, for all pairs', () => {
    for (const [from, to] of pairs.filter(([one, other]) => isConvertible(one, other))) {
      expect((unitFactor(from, to) ?? 0) * (unitFactor(to, from) ?? 0)).toBeCloseTo(1, 12)
    }
  })

  it.each([
    ['kg', 'g', 1000],
    ['ML', 'l', 0.001],
    ['cl', 'ml', 10],
    ['dl', 'cl', 10],
    ['lb', 'oz', 16],
    ['gal', 'fl oz', 128],
    ['qt', 'pt', 2],
    ['g', 'mg', 1000],
    ['Tin ', 'tin', 1],
  ])('one %s is so many %s: %d', (from, to, factor) => {
    expect(unitFactor(from, to)).toBeCloseTo(factor, 9)
  })

  it.each([
    ['Litres', 'l'],
    ['lbs', 'pound'],
    ['fl. oz', 'floz'],
    ['pcs', 'piece'],
    ['Boxes', 'box'],
    ['rolls', 'Rolls'],
  ])('%s and %s are one unit', (one, other) => {
    expect(unitFactor(one, other)).toBe(1)
  })

  it.each(['constructor', 'toString', '', 'roll'])('does not take %j for a measure', (unit) => {
    expect(unitFactor(unit, 'g')).toBeNull()
  })
})

it('knows what is counted', () => {
  expect(units.filter(isCountable)).toEqual(counts)
})

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

  it('there and back is the same amount within rounding', () => {
    const measured = fc.constantFrom(...pairs.filter(([from, to]) => isConvertible(from, to)))
    fc.assert(
      fc.property(measured, fc.integer({ min: 0, max: 10_000_000 }), ([from, to], thousandths) => {
        const amount = thousandths / 1000
        const there = convertAmount(amount, from, to) ?? Number.NaN
        const back = convertAmount(there, to, from) ?? Number.NaN
        // Half a thousandth is lost at either end; the first of them counts in the unit one comes back to.
        const rounding = 0.000_501 * (1 + (unitFactor(to, from) ?? 0))
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(rounding + amount * 1e-12)
      }),
    )
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

it('every spelling is listed once, and each is a measure or is counted', () => {
  const spellings = listUnits()
  expect(spellings).toEqual(expect.arrayContaining(['g', 'kilos', 'floz', 'litre', 'pcs', 'bottles', 'boxes']))
  expect(new Set(spellings).size).toBe(spellings.length)
  const unknown = spellings.filter(
    (unit) => !isCountable(unit) && unitFactor(unit, 'kg') === null && unitFactor(unit, 'l') === null,
  )
  expect(unknown).toEqual([])
})
