import { expect, test } from 'vitest'
import { askAtUses } from './ask-at-uses.mjs'

const records = [
  [0, 1],
  [5, 3],
  [9, 2],
  [30, 2],
]
const ask = (numbers, end = 200) => askAtUses({ items: [{ records, end, questions: [] }] }, numbers).items[0].questions

test('asks on the day of the nth use, for one, two and four of its size so far', () => {
  // After two uses of four together: 2 are gone on day 9, 4 on day 30, 8 never.
  expect(ask([2])).toEqual([
    { now: 5, stock: 2, days: 4 },
    { now: 5, stock: 4, days: 25 },
    { now: 5, stock: 8, days: 90 },
  ])
})

test('asks nothing of uses that never were, nor where the end is too near to know', () => {
  expect(ask([5])).toEqual([])
  expect(ask([4], 100)).toEqual([])
})
