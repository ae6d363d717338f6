import { expect, it } from 'vitest'
import { areaOf, boxAround, clipBox, growBox, joinBoxes, overlap, shareWithin, sharedArea } from './boxes.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

it('keeps boxes inside the photo', () => {
  expect(clipBox(box(-0.5, 0.5, 1, 1))).toEqual(box(0, 0.5, 0.5, 0.5))
  expect(clipBox(box(2, 2, 1, 1))).toEqual(box(1, 1, 0, 0))
  expect(clipBox(box(0.25, 0.25, 0.5, 0.5))).toEqual(box(0.25, 0.25, 0.5, 0.5))
})

it('turns points of a picture into fractions of it', () => {
  const points = [
    { x: 100, y: 50 },
    { x: 300, y: 40 },
    { x: 310, y: 90 },
  ]
  expect(boxAround(points, { width: 400, height: 200 })).toEqual({
    x: 0.25,
    y: 0.2,
    width: expect.closeTo(0.525),
    height: expect.closeTo(0.25),
  })
})

it('knows what boxes have in common', () => {
  const [a, b] = [box(0, 0, 0.5, 0.5), box(0.25, 0, 0.5, 0.5)]
  expect(sharedArea(a, b)).toBeCloseTo(0.125)
  expect(overlap(a, b)).toBeCloseTo(1 / 3)
  expect(overlap(a, a)).toBe(1)
  expect(overlap(a, box(0.6, 0.6, 0.1, 0.1))).toBe(0)
  expect(shareWithin(box(0.4, 0.4, 0.2, 0.1), a)).toBeCloseTo(0.5)
  expect(shareWithin(box(0.4, 0.4, 0, 0), a)).toBe(0)
})

it('joins and grows', () => {
  const joined = joinBoxes([box(0.1, 0.2, 0.1, 0.1), box(0.3, 0.1, 0.2, 0.1)])
  expect(joined).toEqual({ x: 0.1, y: 0.1, width: expect.closeTo(0.4), height: expect.closeTo(0.2) })
  expect(areaOf(joined)).toBeCloseTo(0.08)
  expect(growBox(box(0.5, 0.5, 0.1, 0.1), 0.1, 0.2)).toEqual({
    x: 0.4,
    y: 0.3,
    width: expect.closeTo(0.3),
    height: expect.closeTo(0.5),
  })
})
