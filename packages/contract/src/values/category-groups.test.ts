import { describe, expect, test } from 'vitest'
import { categoryKey, createCategorySpelling } from './category-groups.ts'

describe('categoryKey', () => {
  test.each([
    ['Frozen', 'Frozen Foods'],
    ['grains', 'Pantry'],
    ['Pantry', 'Dry Goods'],
    [' dairy ', 'Dairy'],
  ])('%s and %s are one group', (one, other) => {
    expect(categoryKey(one)).toBe(categoryKey(other))
  })

  test.each([
    ['Frozen', 'Grains'],
    ['Baking', 'Bakery'],
    ['Frozen', 'Frozen Treats'],
  ])('%s and %s are two', (one, other) => {
    expect(categoryKey(one)).not.toBe(categoryKey(other))
  })
})

describe('createCategorySpelling', () => {
  test('takes the name that is used most', () => {
    const spell = createCategorySpelling(['Frozen Foods', 'Frozen', 'Frozen', null, 'dairy'])
    expect(['Frozen Foods', 'Frozen', 'FROZEN', 'Dairy'].map(spell)).toEqual(['Frozen', 'Frozen', 'Frozen', 'dairy'])
  })

  test('of equals the first, and what nobody uses as it is', () => {
    const spell = createCategorySpelling(['Dry Goods', 'Pantry'])
    expect(['Grains', 'Meat'].map(spell)).toEqual(['Dry Goods', 'Meat'])
  })
})
