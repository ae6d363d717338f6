import { expect, it } from 'vitest'
import { readPeaks } from './peaks.ts'

const side = 8

/** A map with things: the cell of the middle, and how far the edges are. */
function drawMap(
  things: readonly { cell: [number, number]; score: number; reach: [number, number, number, number] }[],
) {
  const heat = new Float32Array(side * side)
  const ltrb = new Float32Array(4 * side * side)
  for (const { cell, score, reach } of things) {
    const at = cell[1] * side + cell[0]
    heat[at] = score
    for (const [plane, far] of reach.entries()) ltrb[plane * side * side + at] = far
  }
  return { heat, ltrb, side }
}

// 64 pixels a side, of which a photo twice as wide as high fills the upper half.
const picture = { width: 640, height: 320, scale: 0.1 }

it('reads boxes in fractions of the photo', () => {
  const map = drawMap([{ cell: [2, 1], score: 0.9, reach: [1.5, 0.5, 0.5, 1.5] }])
  const [thing] = readPeaks(map, picture, 0.3)
  expect(thing?.score).toBeCloseTo(0.9)
  expect(thing?.box.x).toBeCloseTo(1 / 8)
  expect(thing?.box.y).toBeCloseTo(1 / 4)
  expect(thing?.box.width).toBeCloseTo(2 / 8)
  expect(thing?.box.height).toBeCloseTo(2 / 4)
})

it('keeps the surest of boxes around the same thing, and leaves out the doubtful', () => {
  const reach: [number, number, number, number] = [1.5, 1, 1.5, 1]
  const map = drawMap([
    { cell: [2, 1], score: 0.5, reach },
    { cell: [2, 2], score: 0.8, reach: [1.5, 2, 1.5, 0.2] },
    { cell: [6, 1], score: 0.6, reach },
    { cell: [4, 3], score: 0.1, reach },
  ])
  expect(readPeaks(map, picture, 0.3).map(({ score }) => Math.round(10 * score))).toEqual([8, 6])
})

it('cuts off what reaches outside the photo', () => {
  const [thing] = readPeaks(drawMap([{ cell: [0, 0], score: 0.7, reach: [4, 4, 1, 1] }]), picture, 0.3)
  expect([thing?.box.x, thing?.box.y]).toEqual([0, 0])
})

it('finds nothing on an empty map', () => {
  expect(readPeaks(drawMap([]), picture, 0.3)).toEqual([])
})
