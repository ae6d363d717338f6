import { describe, expect, test } from 'vitest'
import { similarity } from './similarity.ts'

describe('similarity', () => {
  test.each([
    ['milk', 'milk', 1],
    ['bananas', 'banana', 0.97],
    ['banana', 'bananas', 0.97],
    ['spaghett1', 'spaghetti', 0.92],
    ['choc', 'chocolate', 0.85],
    ['mlk', 'milk', 0.75],
    ['mk', 'milk', 0.5],
    ['milk', 'mlk', 0],
    ['ice', 'rice', 0],
    ['pears', 'pea', 0],
    ['tea', 'teaspoon', 0.85],
  ])('%s printed for %s is %d', (printed, named, alike) => {
    expect(similarity(printed, named)).toBe(alike)
  })
})
