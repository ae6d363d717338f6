import { expect, it } from 'vitest'
import { addHabits, habitsOf, habitsWithout, no_habits, rhythmGap } from './household-habits.ts'
import { observeUse } from './uses.ts'

const weekly = [0, 7, 14, 21].reduce((uses, day) => observeUse(uses, day, 1), observeUse(null, 0, 1))

it('compares an item with what is usual for its category', () => {
  expect(habitsOf('Dairy', weekly).deviation).toBeLessThan(0)
  expect(habitsOf('Dairy', observeUse(null, 0, 1))).toEqual({ items: 1, weight: 0, deviation: 0 })
})

it('lets an item leave the sum it has joined', () => {
  const one = habitsOf('Dairy', weekly)
  const two = habitsOf('Household', weekly)
  expect(habitsWithout(addHabits([one, two]), one)).toEqual(two)
  expect(addHabits([])).toEqual(no_habits)
})

it('measures the rhythm between days with records', () => {
  expect(rhythmGap({ record_days: 4, first_day: 0, last_day: 21 })).toBe(7)
  expect(rhythmGap({ record_days: 1, first_day: 5, last_day: 5 })).toBe(0)
})
