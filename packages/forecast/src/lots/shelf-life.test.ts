import { default_categories } from '@larder/contract/constants'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { usual_shelf_lives } from './shelf-life-defaults.ts'
import { guessShelfLife, keepGivenDays, learnShelfLife, type Span } from './shelf-life.ts'

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

const bought = (...days: number[]): Span[] => days.map((one) => ({ days: one, known_days: null }))
const opened = (days: number, known_days: number) => keepGivenDays('opened', [{ days, known_days }], [5])
const frozen = (days: number, known_days: number) => keepGivenDays('frozen', [{ days, known_days }], [90])

describe('a lesson', () => {
  it('is no date that was filled in from a guess and left alone, however often', () => {
    expect(keepGivenDays('bought', bought(14, 14, 7, 14), [7, 14])).toEqual([])
  })

  it('is a date that a person changed, and from then on what was left as it is, too', () => {
    expect(keepGivenDays('bought', bought(9, 9, 9, 14), [14])).toEqual([9, 9, 9])
    expect(keepGivenDays('bought', bought(14, 14, 9), [14])).toEqual([14, 14, 9])
  })

  it('is no date that opening or freezing left as it was', () => {
    expect([opened(1, 1), opened(5, 30)]).toEqual([[], []])
    expect([opened(30, 30), opened(3, 30)]).toEqual([[30], [3]])
    expect([frozen(90, 3), frozen(200, 200), frozen(60, 3)]).toEqual([[], [], [60]])
  })

  it('is not needed to have a guess', () => {
    expect(keepGivenDays('thawed', [{ days: 2, known_days: 90 }], [])).toEqual([2])
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
