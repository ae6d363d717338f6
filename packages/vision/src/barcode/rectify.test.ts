import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawBars } from '../testing/bars.ts'
import { rectify, sample } from './rectify.ts'
import { findRegions } from './regions.ts'

/** A picture whose brightness says where a pixel lies. */
const slope = {
  width: 40,
  height: 30,
  data: Uint8Array.from({ length: 40 * 30 }, (_, at) => 3 * (at % 40) + 2 * Math.floor(at / 40)),
}
const at = (x: number, y: number) => 3 * x + 2 * y

describe('brightness between pixels', () => {
  test('changes as evenly as the picture does', () => {
    const inside = fc.tuple(fc.double({ min: 0, max: 39, noNaN: true }), fc.double({ min: 0, max: 29, noNaN: true }))
    fc.assert(
      fc.property(inside, ([x, y]) => {
        expect(sample(slope, x, y)).toBeCloseTo(at(x, y), 6)
      }),
    )
  })

  test('is never darker or brighter than the picture, wherever it is asked for', () => {
    const anywhere = fc.double({ min: -200, max: 200, noNaN: true })
    fc.assert(
      fc.property(anywhere, anywhere, (x, y) => {
        const value = sample(slope, x, y)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(at(39, 29))
      }),
    )
  })
})

describe('what is cut out', () => {
  const middle = { x: 20, y: 15, length: 10, height: 6 }

  test('is the picture itself where nothing is turned or scaled', () => {
    const cut = rectify(slope, { ...middle, x: 19.5, y: 14.5, angle: 0 }, { scale: 1, margin: 0, quiet: 0 })
    expect([cut.width, cut.height]).toEqual([10, 6])
    expect(cut.data[0]).toBe(at(15, 12))
    expect(cut.data.at(-1)).toBe(at(24, 17))
  })

  test('runs along the angle of the region', () => {
    const down = rectify(slope, { ...middle, angle: Math.PI / 2 }, { scale: 1, margin: 0, quiet: 0 })
    const steps = [...down.data.subarray(0, 10)].map((value, index, row) => value - (row[index - 1] ?? value - 2))
    expect(steps).toEqual(Array.from({ length: 10 }, () => 2))
  })

  test('has its middle in the middle, at any scale, margin and angle', () => {
    const frames = fc.record({
      scale: fc.constantFrom(1, 2, 3),
      margin: fc.constantFrom(0, 0.1, 0.25),
      quiet: fc.integer({ min: 0, max: 5 }),
    })
    fc.assert(
      fc.property(frames, fc.double({ min: -3, max: 3, noNaN: true }), (frame, angle) => {
        const { data, width, height } = rectify(slope, { ...middle, angle }, frame)
        const inked = [...data].filter((_, index) => {
          const column = index % width
          return column >= frame.quiet && column < width - frame.quiet
        })
        const mean = inked.reduce((sum, value) => sum + value, 0) / inked.length
        expect(data).toHaveLength(width * height)
        expect(Math.abs(mean - at(middle.x, middle.y))).toBeLessThan(1)
      }),
    )
  })

  test('has white at both ends, as wide as asked for', () => {
    const { data, width, height } = rectify(slope, { ...middle, angle: 0.3 }, { scale: 1, margin: 0, quiet: 4 })
    for (let row = 0; row < height; row++) {
      const line = [...data.subarray(row * width, (row + 1) * width)]
      expect(line.map((value) => value === 255)).toEqual(line.map((_, column) => column < 4 || column >= width - 4))
    }
  })

  test('has a row at least, however low the region is', () => {
    expect(rectify(slope, { ...middle, height: 0.2, angle: 0 }, { scale: 1, margin: 0, quiet: 0 }).height).toBe(1)
  })
})

/** Bars on a larger sheet of paper. */
function place(left: number, top: number) {
  const bars = drawBars('4006381333931', 64)
  const [width, height] = [480, 200]
  const data = new Uint8Array(width * height).fill(230)
  for (let row = 0; row < bars.height; row++) {
    data.set(bars.data.subarray(row * bars.width, (row + 1) * bars.width), (top + row) * width + left)
  }
  return { data, width, height }
}

describe('where bars are looked for', () => {
  test.each([
    [20, 20],
    [100, 110],
    [150, 60],
  ])('they are found at %d, %d and nowhere else', (left, top) => {
    const [region, ...others] = findRegions(place(left, top), 5)
    expect(others).toEqual([])
    expect(Math.abs((region?.x ?? 0) - (left + (103 * 3) / 2))).toBeLessThan(10)
    expect(Math.abs((region?.y ?? 0) - (top + 32))).toBeLessThan(10)
    expect(Math.abs(region?.angle ?? 9)).toBeLessThan(0.05)
  })

  test('grain alone is no code', () => {
    let state = 7
    const data = Uint8Array.from({ length: 320 * 240 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 24
    })
    expect(findRegions({ data, width: 320, height: 240 }, 5)).toEqual([])
  })

  test('a picture smaller than a block is looked at without complaint', () => {
    expect(findRegions({ data: new Uint8Array(6), width: 3, height: 2 }, 5)).toEqual([])
  })
})
