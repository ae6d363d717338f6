import { expect, it } from 'vitest'
import { overlap } from './boxes.ts'
import { keepApart, readBoxes } from './things.ts'

const thing = (score: number, x: number, width = 0.2) => ({ score, box: { x, y: 0.1, width, height: 0.2 } })

it('reads boxes in fractions of the photo, cut off at its edges', () => {
  // A photo twice as wide as high fills the upper half of the square.
  const picture = { width: 640, height: 320, scale: 0.1 }
  const [first, second] = readBoxes(Float32Array.of(0.9, 0.4), Float32Array.of(16, 8, 32, 24, -8, -8, 80, 40), picture)
  expect(first?.score).toBeCloseTo(0.9)
  expect(first?.box).toEqual({ x: 0.25, y: 0.25, width: 0.25, height: 0.5 })
  expect(second?.box).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})

it('keeps the surest of boxes around the same thing', () => {
  const kept = keepApart([thing(0.5, 0.1), thing(0.8, 0.12), thing(0.6, 0.5)], 0.55)
  expect(kept.map(({ score }) => score)).toEqual([0.8, 0.6])
})

it('leaves out boxes without any size', () => {
  expect(keepApart([thing(0.9, 0.1, 0)], 0.55)).toEqual([])
  expect(keepApart([], 0.55)).toEqual([])
})

it('leaves no two boxes that share more than they may, and the surest first', () => {
  const things = Array.from({ length: 40 }, (_, index) => thing(((index * 37) % 40) / 40, index / 50))
  const kept = keepApart(things, 0.3)
  expect(kept.map(({ score }) => score)).toEqual(kept.map(({ score }) => score).toSorted((a, b) => b - a))
  for (const one of kept) expect(kept.filter(({ box }) => overlap(box, one.box) > 0.3)).toEqual([one])
})
