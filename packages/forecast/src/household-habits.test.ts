import { expect, it } from 'vitest'
import { addHabits, habitsOf, habitsWithout, no_habits, rhythmGap } from './household-habits.ts'
import { observeUse } from './uses.ts'

const weekly = [17, 24, 31].reduce((uses, day) => observeUse(uses, day, 1), observeUse(null, 10, 1))

it('compares an item with what is usual for its category', () => {
  // 3 / (3 + 1.5) and two thirds of ln 7 - ln 15.5
  expect(habitsOf('Dairy', weekly)).toEqual({
    items: 1,
    weight: expect.closeTo(0.66667, 4),
    deviation: expect.closeTo(-0.52995, 4),
  })
  expect(habitsOf('Dairy', observeUse(null, 0, 1))).toEqual({ items: 1, weight: 0, deviation: 0 })
})

it('lets an item leave the sum it has joined', () => {
  const one = { items: 1, weight: 0.5, deviation: -0.25 }
  const two = { items: 2, weight: 1.25, deviation: 0.75 }
  expect(addHabits([one, two])).toEqual({ items: 3, weight: 1.75, deviation: 0.5 })
  expect(habitsWithout({ items: 3, weight: 1.75, deviation: 0.5 }, one)).toEqual(two)
  expect(addHabits([])).toEqual(no_habits)
})

it('measures the rhythm between days with records', () => {
  expect(rhythmGap({ record_days: 4, first_day: 0, last_day: 21 })).toBe(7)
  expect(rhythmGap({ record_days: 3, first_day: 10, last_day: 15 })).toBe(2.5)
  expect(rhythmGap({ record_days: 2, first_day: 10, last_day: 15 })).toBe(5)
  expect(rhythmGap({ record_days: 1, first_day: 5, last_day: 5 })).toBe(0)
})
