import { expect, test } from 'vitest'
import { brandOf, createDraw, others } from './names.mjs'

test('who made it is what leads a name in capitals', () => {
  expect(brandOf('Del Monte pineapple juice')).toBe('Del Monte')
  expect(brandOf('555 sardines')).toBe('555')
  expect(brandOf('garlic')).toBeNull()
})

test('the other things of a larder are told apart', () => {
  expect(new Set(others).size).toBe(others.length)
  expect(others).not.toContain('')
})

test('draws are the same each time, below their limit, and spread', () => {
  const [one, other] = [createDraw(7), createDraw(7)]
  const drawn = Array.from({ length: 200 }, () => one(10))
  expect(Array.from({ length: 200 }, () => other(10))).toEqual(drawn)
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
})
