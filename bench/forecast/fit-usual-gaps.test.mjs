import { expect, it } from 'vitest'
import { collectGaps, fitUsualGaps, scoreUsualGaps } from './fit-usual-gaps.mjs'

const item = (category, ...days) => ({ category, records: days.map((day) => [day, 1]) })
const gaps = collectGaps([{ items: [item('Dairy', 0, 4, 8), item('Bakery', 3, 4, 4), item('Meat', 5)] }])

it('draws the geometric mean of a category towards all items', () => {
  const { usual, by_category } = fitUsualGaps(gaps)
  // 4 days and 1 day: 2 usually
  expect(Math.exp(usual)).toBeCloseTo(2)
  // (ln 4 + 10 ln 2) / 11
  expect(by_category.get('Dairy')).toEqual({ items: 1, log_gap: expect.closeTo(0.75616, 4) })
  expect(by_category.has('Meat')).toBe(false)
})

it('scores by the distance of the logarithms', () => {
  expect(scoreUsualGaps(gaps, () => Math.log(2))).toBeCloseTo(Math.log(2))
})
