import { default_categories } from '@larder/contract/constants'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { usual_shelf_lives } from './shelf-life-defaults.ts'
import { guessShelfLife, learnShelfLife } from './shelf-life.ts'

const nothing = { own: [], of_category: [], guess: null }

describe('how long something keeps', () => {
  it('is what the item itself kept, as soon as one lot says so', () => {
    expect(learnShelfLife({ own: [9], of_category: [2, 2, 2], guess: 4 })).toEqual({ days: 9, source: 'item' })
    expect(learnShelfLife({ ...nothing, own: [9, 30, 10] })?.days).toBe(10)
  })

  it('is the shorter of two', () => {
    expect(learnShelfLife({ ...nothing, own: [12, 9] })?.days).toBe(9)
  })

  it('forgets all but the last five lots', () => {
    expect(learnShelfLife({ ...nothing, own: [7, 7, 7, 7, 7, 60, 60, 60, 60, 60, 60] })?.days).toBe(7)
  })

  it('is what three lots of the category kept, where the item has no dates', () => {
    expect(learnShelfLife({ ...nothing, of_category: [3, 8, 5] })).toEqual({ days: 5, source: 'category' })
    expect(learnShelfLife({ own: [], of_category: [3, 5], guess: 9 })).toEqual({ days: 9, source: 'default' })
  })

  it('is not said where nobody knows', () => {
    expect(learnShelfLife(nothing)).toBeNull()
  })

  it('lies among the days that were seen', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1, maxLength: 5 }), (own) => {
        expect(own).toContain(learnShelfLife({ ...nothing, own })?.days)
      }),
    )
  })
})

test('a category guesses by what was done with it, and says nothing of what does not go off', () => {
  expect([guessShelfLife('Dairy'), guessShelfLife('Dairy', 'opened'), guessShelfLife('Dairy', 'thawed')]).toEqual([
    14, 5, 2,
  ])
  for (const category of ['Electronics', 'Cleaning', 'Other', 'constructor', null])
    expect(guessShelfLife(category)).toBeNull()
})

test.each([...usual_shelf_lives])(
  '%s is a category; opened is no longer, frozen no shorter, thawed the shortest',
  (category, lives) => {
    expect(default_categories).toContain(category)
    expect(lives.opened).toBeLessThanOrEqual(lives.bought)
    expect(lives.frozen).toBeGreaterThanOrEqual(lives.bought)
    expect(lives.thawed).toBeLessThanOrEqual(lives.opened)
  },
)
