import { expect, it } from 'vitest'
import { coverCells, measureEdges, rankCells } from './tiles.ts'

const grid = { columns: 6, rows: 4 }

/** A grey wall, with stripes as fine as letters in some cells. */
function drawCells(striped: readonly number[]) {
  const [width, height] = [240, 160]
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const cell = Math.floor(y / 40) * grid.columns + Math.floor(x / 40)
    return striped.includes(cell) && x % 4 < 2 ? 20 : 128
  })
  return { data, width, height }
}

const boxOf = (column: number, row: number) => ({ x: column / 6, y: row / 4, width: 1 / 6, height: 1 / 4 })

it('measures where fine strokes are', () => {
  const edges = measureEdges(drawCells([8]), grid)
  expect(edges[8]).toBe(1)
  expect(edges[15]).toBe(0)
})

it('looks first where print was found, then beside it, then at edges on things', () => {
  const image = drawCells(Array.from({ length: 24 }, (_, cell) => cell))
  const glance = { image, print: [boxOf(2, 1)], things: [{ box: boxOf(5, 3), score: 0.9 }] }
  const ranked = rankCells(glance, grid, 6)
  expect(ranked[0]).toBe(8)
  expect(ranked.slice(1, 5).toSorted((a, b) => a - b)).toEqual([2, 7, 9, 14])
  expect(ranked[5]).toBe(23)
})

it('never looks at a bare wall, however much time there is', () => {
  expect(rankCells({ image: drawCells([3, 20]), print: [], things: [] }, grid, 24).toSorted((a, b) => a - b)).toEqual(
    expect.arrayContaining([3, 20]),
  )
  expect(rankCells({ image: drawCells([]), print: [], things: [] }, grid, 24)).toEqual([])
})

it('covers every cell once, in parts of a bounded size', () => {
  const cells = [0, 1, 2, 3, 4, 6, 7, 8, 9, 12, 13, 14, 15, 23]
  const boxes = coverCells(cells, grid, 0)
  const covered = boxes.flatMap(({ x, y, width, height }) => {
    const [wide, high] = [Math.round(width * 6), Math.round(height * 4)]
    expect(wide * high).toBeLessThanOrEqual(4)
    return Array.from(
      { length: wide * high },
      (_, at) => (Math.round(y * 4) + Math.floor(at / wide)) * 6 + Math.round(x * 6) + (at % wide),
    )
  })
  expect(covered.toSorted((a, b) => a - b)).toEqual(cells)
})

it('begins with the part of the best cell, and gives parts a rim', () => {
  const [first, second] = coverCells([23, 0], grid, 0.5)
  expect(first?.x).toBeCloseTo(4.5 / 6)
  expect(first?.width).toBeCloseTo(2 / 6)
  expect(second?.x).toBeCloseTo(-0.5 / 6)
})
