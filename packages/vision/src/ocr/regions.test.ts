import { expect, it } from 'vitest'
import { type TextMap, findStrips } from './regions.ts'

/** A map with rectangles of certainty: left, top, width, height, value. */
function makeMap(...areas: [left: number, top: number, width: number, height: number, value: number][]): TextMap {
  const [width, height] = [120, 60]
  const data = new Float32Array(width * height)
  for (const [left, top, across, down, value] of areas)
    for (let y = top; y < top + down; y++) data.fill(value, y * width + left, y * width + left + across)
  return { data, width, height }
}

it('finds each line and gives it its height back', () => {
  const [first, second] = findStrips(makeMap([10, 10, 60, 6, 0.9], [20, 40, 30, 6, 0.8]))
  expect(first).toMatchObject({ x: 39.5, y: 12.5 })
  expect(first?.height).toBeGreaterThan(12)
  expect(first?.height).toBeLessThan(18)
  expect(second?.x).toBeCloseTo(34.5)
})

it('joins what touches, also at a corner', () => {
  expect(findStrips(makeMap([10, 10, 20, 6, 0.9], [30, 16, 20, 6, 0.9]))).toHaveLength(1)
})

it('leaves out what is faint or no larger than a speck', () => {
  expect(findStrips(makeMap([10, 10, 60, 6, 0.4]))).toEqual([])
  expect(findStrips(makeMap([10, 10, 2, 2, 0.9]))).toEqual([])
  expect(findStrips(makeMap())).toEqual([])
})
