import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScale, fanPath, stepPath } from './stock-chart.ts'

describe('paths', () => {
  const scale = createScale({ width: 108, height: 148, past: 10, future: 10, most: 10 })

  test('the line has corners and ends today in the middle', () => {
    expect(
      stepPath(
        [
          { day: -10, quantity: 10 },
          { day: -5, quantity: 5 },
          { day: 0, quantity: 5 },
        ],
        scale,
      ),
    ).toBe('M4 24H29V74H54V74')
  })

  test('the fan starts at today and reaches nothing between the two days', () => {
    expect(fanPath(5, { earliest: 4, median: 6, latest: 10 }, scale)).toBe('M54 74L74 124H104Z')
  })

  test('a forecast without bounds has no fan', () => {
    expect(fanPath(5, { earliest: null, median: 6, latest: null }, scale)).toBeNull()
    expect(fanPath(5, { earliest: 6, median: 6, latest: 6 }, scale)).toBeNull()
  })

  test('a quantity of 0 is drawn at the bottom', () => {
    expect(createScale({ width: 100, height: 100, past: 1, future: 1, most: 0 }).y(0)).toBe(76)
  })
})

test('more days and larger quantities lie farther right and higher, inside the drawing', () => {
  const areas = fc.record({ past: fc.integer({ min: 14, max: 60 }), future: fc.integer({ min: 7, max: 90 }) })
  fc.assert(
    fc.property(areas, fc.integer({ min: 1, max: 1000 }), ({ past, future }, most) => {
      const { x, y } = createScale({ width: 320, height: 160, past, future, most })
      expect(x(-past)).toBeGreaterThanOrEqual(0)
      expect(x(-past)).toBeLessThan(x(0))
      expect(x(0)).toBeLessThan(x(future))
      expect(x(future)).toBeLessThanOrEqual(320)
      expect(y(most)).toBeLessThan(y(0))
      expect([y(most) >= 0, y(0) <= 160]).toEqual([true, true])
    }),
  )
})
