import { default_categories } from '@larder/contract/constants'
import { addDays } from '@larder/contract/values/days'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { usual_shelf_lives } from './shelf-life-defaults.ts'
import { learnShelfLife } from './shelf-life.ts'

const kept = (days: number, since = '2026-01-10') => ({ since, expiry_date: addDays(since, days) })
const nothing = { lots: [], category_lots: [], category: 'Dairy' }

describe('how long something keeps', () => {
  it('is what the item itself kept, as soon as one lot says so', () => {
    expect(learnShelfLife({ ...nothing, lots: [kept(9)], category_lots: [kept(2), kept(2), kept(2)] })).toEqual({
      days: 9,
      source: 'item',
    })
    expect(learnShelfLife({ ...nothing, lots: [kept(9), kept(30), kept(10)] })?.days).toBe(10)
  })

  it('is the shorter of two', () => {
    expect(learnShelfLife({ ...nothing, lots: [kept(9), kept(12)] })?.days).toBe(9)
  })

  it('forgets all but the last five lots', () => {
    const old = Array.from({ length: 9 }, (_, day) => kept(60, `2025-01-0${day + 1}`))
    const recent = Array.from({ length: 5 }, (_, day) => kept(7, `2026-01-0${day + 1}`))
    expect(learnShelfLife({ ...nothing, lots: [...recent, ...old] })?.days).toBe(7)
  })

  it('is what three lots of the category kept, where the item has no dates', () => {
    const known = { ...nothing, lots: [{ since: '2026-01-10', expiry_date: null }] }
    expect(learnShelfLife({ ...known, category_lots: [kept(3), kept(5), kept(8)] })).toEqual({
      days: 5,
      source: 'category',
    })
    expect(learnShelfLife({ ...known, category_lots: [kept(3), kept(5)] })?.source).toBe('default')
  })

  it('is else a guess by the category and by what was done with it', () => {
    expect(learnShelfLife(nothing)).toEqual({ days: 14, source: 'default' })
    expect(learnShelfLife(nothing, 'opened')).toEqual({ days: 5, source: 'default' })
    expect(learnShelfLife(nothing, 'frozen')).toEqual({ days: 90, source: 'default' })
    expect(learnShelfLife(nothing, 'thawed')).toEqual({ days: 2, source: 'default' })
  })

  it('is not said of what does not go off', () => {
    for (const category of ['Electronics', 'Cleaning', 'Other', 'Of Our Own', null]) {
      expect(learnShelfLife({ ...nothing, category })).toBeNull()
    }
  })

  it('does not learn from a date before the purchase', () => {
    expect(learnShelfLife({ ...nothing, lots: [kept(-2)] })?.source).toBe('default')
  })

  it('lies among the days that were seen', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1, maxLength: 5 }), (days) => {
        expect(days).toContain(learnShelfLife({ ...nothing, lots: days.map((one) => kept(one)) })?.days)
      }),
    )
  })
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
