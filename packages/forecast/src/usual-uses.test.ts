import { describe, expect, test } from 'vitest'
import { findUsualUses, most_recent_uses, observeAmount, type RecentUses, sayAmount } from './usual-uses.ts'

const learn = (amounts: readonly number[], recent: RecentUses = []): RecentUses =>
  amounts.reduce<RecentUses>((known, amount) => observeAmount(known, Math.abs(amount), amount < 0), recent)

describe('how much is usually used at once', () => {
  test.each<[string, number[], string, number[]]>([
    ['nothing', [], 'l', []],
    ['one use alone', [0.3], 'l', []],
    ['two of the same', [0.2, 0.2], 'l', [0.2]],
    ['two that have nothing in common', [0.2, 0.9], 'l', []],
    ['the amount that comes back', [0.2, 1, 0.2, 0.5, 0.2], 'l', [0.2]],
    ['what is measured by eye', [0.19, 0.21, 0.205, 0.18], 'l', [0.2]],
    ['a weight by eye', [19, 21, 18, 22, 20], 'g', [20]],
    ['an odd amount that is meant so', [330, 330, 330], 'ml', [330]],
    ['two habits, the more usual one first', [200, 50, 200, 50, 200], 'g', [200, 50]],
    ['one of several that hardly differ', [0.5, 0.6, 0.4, 0.5, 0.6, 0.4, 0.5], 'l', [0.5]],
    ['no more than three', [10, 10, 100, 100, 100, 30, 30, 30, 30, 500, 500], 'g', [30, 500, 100]],
    ['the middle of what always differs', [100, 210, 400, 800], 'g', [400]],
    ['pieces', [1, 1, 2, 1], 'pcs', [1]],
    ['half pieces', [0.5, 0.48, 0.5], 'pcs', [0.5]],
  ])('%s', (_, amounts, unit, expected) => {
    expect(findUsualUses(learn(amounts), unit)).toEqual(expected)
  })

  test('follows a habit that changes', () => {
    const before = learn(Array.from({ length: 20 }, () => 1))
    expect(findUsualUses(learn([0.5, 0.5, 0.5], before), 'l')).toEqual([1, 0.5])
    const since = learn(
      Array.from({ length: 10 }, () => 0.5),
      before,
    )
    expect(findUsualUses(since, 'l')[0]).toBe(0.5)
  })

  test('a rest that is less than usual says nothing, one of the usual amount does', () => {
    expect(findUsualUses(learn([0.2, 0.2, -0.05, 0.2, -0.05, -0.05]), 'l')).toEqual([0.2])
    expect(findUsualUses(learn([0.2, -0.2]), 'l')).toEqual([0.2])
    expect(findUsualUses(learn([-1, -1]), 'pcs')).toEqual([1])
  })

  test('remembers a bounded number of uses, and none of nothing', () => {
    const many = learn(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(many).toHaveLength(most_recent_uses)
    expect(many.at(-1)).toBe(100)
    expect(observeAmount(many, 0, true)).toBe(many)
    expect(observeAmount([], 0.0004, false)).toEqual([])
  })
})

test.each([
  [0.183, 'l', 0.2],
  [237, 'g', 250],
  [0.5, 'l', 0.5],
  [1.27, 'kg', 1.25],
  [98, 'ml', 100],
  [0.0004, 'l', 0.001],
  [2.2, 'pcs', 2],
  [0.35, 'pcs', 0.3],
  [0.02, 'can', 0.1],
  [11.4, 'pcs', 11],
  [3.3, 'handful', 3.5],
])('%d %s is said as %d', (amount, unit, said) => {
  expect(sayAmount(amount, unit)).toBe(said)
})

test('an amount that was said stays, whatever it is', () => {
  for (const unit of ['g', 'l', 'pcs', 'lb']) {
    for (let amount = 0.001; amount < 99_999; amount *= 1.07) {
      const said = sayAmount(amount, unit)
      expect(said).toBeGreaterThan(0)
      expect(sayAmount(said, unit)).toBe(said)
    }
  }
})
