import { expect, test } from 'vitest'
import { barLayout, labelEvery } from './bar-layout.ts'

const bars = [0, 5, 10].map((value, index) => ({ month: `2026-0${index + 1}`, value }))

test('bars stand in columns of one width, each as high as its share', () => {
  const { base, places } = barLayout(bars, { width: 300, height: 146, most: 10 })
  expect(base).toBe(124)
  expect(places.map(({ middle, bar, tall }) => [middle, bar, tall])).toEqual([
    [50, 40, 0],
    [150, 40, 50],
    [250, 40, 100],
  ])
})

test('a little is seen, and nothing is not', () => {
  const { places } = barLayout([{ month: '2026-01', value: 0.001 }, ...bars], { width: 300, height: 146, most: 1000 })
  expect(places.map(({ tall }) => tall)).toEqual([2, 0, 2, 2])
})

test.each([
  [6, 316, 1],
  [6, 254, 2],
  [12, 254, 3],
  [24, 254, 7],
  [24, 1000, 2],
  [1, 10, 1],
])('of %i months in %i px every %ith has its name', (count, width, every) => {
  expect(labelEvery(count, width)).toBe(every)
})

test('words at the edges stay on the drawing', () => {
  const { anchorAt } = barLayout(bars, { width: 300, height: 146, most: 10 })
  expect(anchorAt(10, 20)).toEqual({ x: 0, textAnchor: 'start' })
  expect(anchorAt(150, 20)).toEqual({ x: 150, textAnchor: 'middle' })
  expect(anchorAt(295, 20)).toEqual({ x: 300, textAnchor: 'end' })
})
