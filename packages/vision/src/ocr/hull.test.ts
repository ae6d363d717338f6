import { expect, it } from 'vitest'
import { convexHull, smallestStrip } from './hull.ts'
import { cornersOf } from './strip.ts'

it('leaves out what lies inside or on a side', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 5 },
    { x: 0, y: 5 },
  ]
  const hull = convexHull([...corners, { x: 5, y: 0 }, { x: 4, y: 3 }])
  expect(hull).toHaveLength(4)
  expect(hull).toEqual(expect.arrayContaining(corners))
})

it.each([0, 0.1, -0.35, 0.7])('finds a rectangle that leans by %s', (angle) => {
  const strip = { x: 100, y: 60, width: 80, height: 12, angle }
  const found = smallestStrip([...cornersOf(strip), { x: 100, y: 60 }])
  expect(found.x).toBeCloseTo(100)
  expect(found.y).toBeCloseTo(60)
  expect(found.width).toBeCloseTo(80)
  expect(found.height).toBeCloseTo(12)
  expect(found.angle).toBeCloseTo(angle)
})

it('is a point around a point', () => {
  expect(smallestStrip([{ x: 3, y: 4 }])).toEqual({ x: 3, y: 4, width: 0, height: 0, angle: 0 })
})
