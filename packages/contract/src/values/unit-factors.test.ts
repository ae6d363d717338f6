import { describe, expect, it } from 'vitest'
import { factorInto, factorOutOf, guessFactor, isAskedBackwards, moveUnitFactors } from './unit-factors.ts'
import { scaleStock } from './scale-stock.ts'

const grams = { unit_of_measure: 'g', unit_factors: { pc: 100, l: 1030 } }

describe('factorInto', () => {
  it.each([
    ['g', 1],
    ['kg', 1000],
    ['pcs', 100],
    ['Pieces', 100],
    ['ml', 1.03],
  ])('one %s is so many grams: %s', (unit, factor) => {
    expect(factorInto(grams, unit)).toBeCloseTo(factor, 9)
  })

  it.each(['bottle', 'constructor', ''])('of %j nobody said anything', (unit) => {
    expect(factorInto(grams, unit)).toBeNull()
  })

  it('knows nothing but what is fixed where nobody said anything', () => {
    expect(factorInto({ unit_of_measure: 'g', unit_factors: null }, 'pcs')).toBeNull()
    expect(factorInto({ unit_of_measure: 'g' }, 'kg')).toBe(1000)
  })

  it('goes both ways', () => {
    expect(factorOutOf(grams, 'pcs')).toBe(0.01)
    expect(factorOutOf(grams, 'can')).toBeNull()
  })
})

describe('moveUnitFactors', () => {
  it('keeps what was said before, in the new unit', () => {
    expect(moveUnitFactors({ unit_of_measure: 'pack' }, 'pcs', 6)).toEqual({ pack: 6 })
    expect(moveUnitFactors({ unit_of_measure: 'pcs', unit_factors: { pack: 6 } }, 'g', 100)).toEqual({
      pack: 600,
      pc: 100,
    })
  })

  it('writes nothing down that is fixed', () => {
    expect(moveUnitFactors({ unit_of_measure: 'kg' }, 'g', null)).toBeNull()
    expect(moveUnitFactors({ unit_of_measure: 'g', unit_factors: { pc: 100 } }, 'kg', null)).toEqual({ pc: 0.1 })
  })

  it('knows the way back, and forgets where nobody says anything', () => {
    expect(moveUnitFactors(grams, 'pcs', null)).toEqual({ l: 10.3, kg: 10 })
    expect(moveUnitFactors(grams, 'bag', null)).toBeNull()
  })
})

describe('guessFactor', () => {
  const packet = { unit_of_measure: 'pcs', item_weight: 500, item_weight_unit: 'g' }
  it.each([
    ['what a piece weighs', packet, 'kg', 0.5],
    ['how many pieces a gram is', { ...packet, unit_of_measure: 'g' }, 'pcs', 0.002],
    ['what is bought at once', { ...packet, item_weight: null, pack_quantity: 6 }, 'pack', 1 / 6],
    ['what was said before', { ...packet, unit_factors: { bottle: 4 } }, 'bottles', 0.25],
    ['nothing of another kind', packet, 'ml', null],
    ['nothing where nothing is known', { ...packet, item_weight: null }, 'g', null],
  ])('%s', (_, item, to, factor) => {
    expect(guessFactor(item, to)).toBe(factor)
  })
})

it.each([
  ['pcs', 'g', false],
  ['g', 'pcs', true],
  ['pcs', 'pack', true],
  ['pack', 'pcs', false],
  ['kg', 'bottle', true],
  ['rolls', 'pcs', false],
  ['l', 'kg', false],
  ['pack', 'bottle', false],
])('from %s to %s the question is about the new one: %s', (from, to, isBackwards) => {
  expect(isAskedBackwards(from, to)).toBe(isBackwards)
})

it('scales what is there, and drops a pack that is too small to be written', () => {
  const stock = { quantity: 8, low_stock_threshold: null, pack_quantity: 1 }
  expect(scaleStock(stock, 100)).toEqual({ quantity: 800, low_stock_threshold: null, pack_quantity: 100 })
  expect(scaleStock(stock, 0.0001)).toEqual({ quantity: 0.001, low_stock_threshold: null, pack_quantity: null })
  expect(scaleStock({ quantity: 1, low_stock_threshold: 2 }, 3)).toEqual({ quantity: 3, low_stock_threshold: 6 })
})
