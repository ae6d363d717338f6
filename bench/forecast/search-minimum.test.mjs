import { expect, it } from 'vitest'
import { searchMinimum } from './search-minimum.mjs'

const bowl = ([x, y]) => (x - 3) ** 2 + (x + y - 1) ** 2

it('finds the least of a bowl that lies askew', () => {
  const { best, least } = searchMinimum(bowl, [0, 0], { most_rounds: 200 })
  expect(best).toEqual([expect.closeTo(3, 1), expect.closeTo(-2, 1)])
  expect(least).toBeLessThan(1e-3)
})

it('stays where nothing is better', () => {
  expect(searchMinimum(([x]) => Math.abs(x), [0])).toEqual({ best: [0], least: 0 })
})
