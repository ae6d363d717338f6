import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byArea, cropOf } from './crop.ts'

const photo = { width: 1000, height: 500 }
const window = { width: 64, height: 64 }

test('a square part fills a square window', () => {
  const { width, height, left, top } = cropOf({ x: 0.5, y: 0.2, width: 0.1, height: 0.2 }, photo, window)
  expect([width, height]).toEqual([640, 320])
  expect(left).toBeCloseTo(-320)
  expect(top).toBeCloseTo(-64)
})

test('of a part that is longer than wide all is seen', () => {
  const { width, height } = cropOf({ x: 0.5, y: 0.2, width: 0.1, height: 0.4 }, photo, window)
  expect([width, height]).toEqual([320, 160])
})

test('a part at the edge does not show what is beyond the photo', () => {
  const { left, top } = cropOf({ x: 0, y: 0, width: 0.05, height: 0.4 }, photo, window)
  expect(left).toBe(0)
  expect(top).toBeLessThanOrEqual(0)
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const side = fc.integer({ min: 1, max: 5000 })

test('whatever the box, the window is covered and the photo keeps its shape', () => {
  const boxes = fc.record({ x: share, y: share, width: share, height: share })
  fc.assert(
    fc.property(boxes, fc.record({ width: side, height: side }), (box, size) => {
      const { width, height, left, top } = cropOf(box, size, window)
      expect(left).toBeLessThanOrEqual(0)
      expect(top).toBeLessThanOrEqual(0)
      expect(left + width).toBeGreaterThanOrEqual(window.width - 0.001)
      expect(top + height).toBeGreaterThanOrEqual(window.height - 0.001)
      expect(width / height).toBeCloseTo(size.width / size.height, 3)
    }),
  )
})

test('small boxes lie above large ones', () => {
  const box = { x: 0, y: 0, width: 0.1, height: 0.1 }
  const sorted = byArea([{ box }, { box: { ...box, width: 0.9 } }, { box: { ...box, height: 0.5 } }])
  expect(sorted.map((thing) => thing.box.width)).toEqual([0.9, 0.1, 0.1])
})
