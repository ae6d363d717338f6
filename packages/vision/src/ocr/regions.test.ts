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

/** A band of certainty around a line that leans. */
function makeLeaning(angle: number, half: number): TextMap {
  const [width, height] = [120, 60]
  const data = Float32Array.from({ length: width * height }, (_, index) => {
    const [dx, dy] = [(index % width) - 60, Math.floor(index / width) - 30]
    const along = dx * Math.cos(angle) + dy * Math.sin(angle)
    const across = dy * Math.cos(angle) - dx * Math.sin(angle)
    return Math.abs(along) < 40 && Math.abs(across) < half ? 0.9 : 0
  })
  return { data, width, height }
}

it.each([0.15, -0.25, 0.4])('finds a line that leans by %s', (angle) => {
  const [strip, ...others] = findStrips(makeLeaning(angle, 4))
  expect(others).toEqual([])
  expect(strip?.angle).toBeCloseTo(angle, 1)
  expect(Math.abs((strip?.x ?? 0) - 60)).toBeLessThan(1)
  expect(Math.abs((strip?.y ?? 0) - 30)).toBeLessThan(1)
})

/** How much wider and higher a strip becomes than the core of its line. */
const growthOf = (core: number) => {
  const [strip] = findStrips(makeMap([20, 20, 80, core, 0.9]))
  return { across: (strip?.width ?? 0) - 80, down: (strip?.height ?? 0) - core }
}

it('gives as much at each side, and the more the higher the letters are', () => {
  const [low, high] = [growthOf(6), growthOf(12)]
  expect(low.across).toBeCloseTo(low.down)
  expect(high.down).toBeGreaterThan(1.5 * low.down)
})

it('judges a region by its mean: a bright spot does not carry a faint smear', () => {
  expect(findStrips(makeMap([10, 10, 60, 8, 0.35], [20, 12, 10, 4, 0.95]))).toEqual([])
  expect(findStrips(makeMap([10, 10, 60, 8, 0.6], [20, 12, 10, 4, 0.35]))).toHaveLength(1)
})

it('finds text at the very edge of the picture', () => {
  const strips = findStrips(makeMap([0, 0, 50, 6, 0.9], [70, 54, 50, 6, 0.9]))
  expect(strips.map(({ x, y }) => [x, y])).toEqual([
    [24.5, 2.5],
    [94.5, 56.5],
  ])
})
