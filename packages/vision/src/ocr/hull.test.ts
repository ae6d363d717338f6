import fc from 'fast-check'
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

const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 90 }), y: fc.integer({ min: 0, max: 90 }) }), {
  minLength: 1,
  maxLength: 20,
})

it('encloses every point, in no more room than an upright frame would take', () => {
  fc.assert(
    fc.property(points, (all) => {
      const { x, y, width, height, angle } = smallestStrip(all)
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      for (const point of all) {
        const [dx, dy] = [point.x - x, point.y - y]
        expect(Math.abs(dx * cos + dy * sin)).toBeLessThanOrEqual(width / 2 + 1e-6)
        expect(Math.abs(dy * cos - dx * sin)).toBeLessThanOrEqual(height / 2 + 1e-6)
      }
      const [xs, ys] = [all.map((point) => point.x), all.map((point) => point.y)]
      const frame = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
      expect(width * height).toBeLessThanOrEqual(frame + 1e-6)
      expect(Math.abs(angle)).toBeLessThanOrEqual(Math.PI / 4 + 1e-6)
    }),
  )
})

it('has a hull that turns one way only, of points that were given', () => {
  fc.assert(
    fc.property(points, (all) => {
      const hull = convexHull(all)
      for (const [index, a] of hull.entries()) {
        expect(all).toContainEqual(a)
        const [b, c] = [hull[(index + 1) % hull.length] ?? a, hull[(index + 2) % hull.length] ?? a]
        const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
        expect(hull.length < 3 || turn > 0).toBe(true)
      }
    }),
  )
})

it('lies along points that stand in one line', () => {
  const line = [0, 10, 20, 30].map((step) => ({ x: step, y: step / 2 }))
  const strip = smallestStrip(line)
  expect(strip.height).toBeCloseTo(0)
  expect(strip.width).toBeCloseTo(Math.hypot(30, 15))
  expect(strip.angle).toBeCloseTo(Math.atan2(1, 2))
})
