import type { Box } from '@larder/contract/recognition'
import type { GreyImage } from '../../decode/image.ts'
import { areaOf, growBox, sharedArea, shareWithin } from './boxes.ts'
import type { FoundThing } from './things.ts'

/** What is known of a photo before it is looked at from near. */
export interface Glance {
  /** The whole photo, small. */
  readonly image: GreyImage
  /** Where print was found in it. */
  readonly print: readonly Box[]
  readonly things: readonly FoundThing[]
}

/** A photo cut into equal cells. */
export interface Grid {
  readonly columns: number
  readonly rows: number
}

// Print stands beside print, then where there are many edges, and rather on things than between them.
const weights = { print: 1, beside: 0.5, edges: 0.3, thing: 0.3 } as const
const least_print = 0.02
// The net's layers of larger parts are asked of the system anew each time: 8 cells take twice as long a pixel as 4.
const most_cells = { along: 3, together: 4 } as const

/** How much brightness changes from pixel to pixel in each cell, over that of the richest: strokes of letters are such changes. */
export function measureEdges({ data, width, height }: GreyImage, { columns, rows }: Grid): number[] {
  const [sums, counts] = [new Float64Array(columns * rows), new Float64Array(columns * rows)]
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * columns
    for (let x = 1; x < width; x++) {
      const cell = row + Math.floor((x * columns) / width)
      sums[cell]! += Math.abs(data[y * width + x]! - data[y * width + x - 1]!)
      counts[cell]! += 1
    }
  }
  const means = Array.from(sums, (sum, cell) => sum / Math.max(1, counts[cell]!))
  const most = Math.max(1e-6, ...means)
  return means.map((mean) => mean / most)
}

function boxOfCell(cell: number, { columns, rows }: Grid): Box {
  return { x: (cell % columns) / columns, y: Math.floor(cell / columns) / rows, width: 1 / columns, height: 1 / rows }
}

function cellsBeside(cell: number, { columns, rows }: Grid): number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < columns - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - columns] : []),
    ...(y < rows - 1 ? [cell + columns] : []),
  ]
}

/** The cells most worth a closer look, the best first. */
export function rankCells({ image, print, things }: Glance, grid: Grid, most: number): number[] {
  const edges = measureEdges(image, grid)
  const boxes = edges.map((_, cell) => boxOfCell(cell, grid))
  const isPrinted = boxes.map((box) => print.some((text) => sharedArea(text, box) > least_print * areaOf(box)))
  const ranks = boxes.map((box, cell) => {
    const isBeside = cellsBeside(cell, grid).some((other) => isPrinted[other])
    const scores = things.map((thing) => (shareWithin(box, thing.box) > 0.5 ? thing.score : 0))
    const near = isPrinted[cell] ? weights.print : isBeside ? weights.beside : 0
    return near + weights.edges * edges[cell]! + weights.thing * Math.max(0, ...scores)
  })
  // A cell without any edge is a wall.
  const rich = boxes.map((_, cell) => cell).filter((cell) => edges[cell]! > 0)
  return rich.toSorted((a, b) => ranks[b]! - ranks[a]!).slice(0, most)
}

/** Rectangles that together are these cells, each once, with a rim (in cells): the fewer, the fewer words are cut by a seam. */
export function coverCells(cells: readonly number[], grid: Grid, rim: number): Box[] {
  const { columns, rows } = grid
  const left = new Set(cells)
  const parts: { readonly box: Box; readonly rank: number }[] = []
  for (const first of cells.toSorted((a, b) => a - b)) {
    if (!left.has(first)) continue
    const [x, y] = [first % columns, Math.floor(first / columns)]
    let [wide, high] = [1, 1]
    const cellsOf = (row: number) => Array.from({ length: wide }, (_, at) => row * columns + x + at)
    while (wide < most_cells.along && x + wide < columns && left.has(first + wide)) wide++
    while (wide * (high + 1) <= most_cells.together && cellsOf(y + high).every((cell) => left.has(cell))) high++
    const own = Array.from({ length: high }, (_, row) => cellsOf(y + row)).flat()
    for (const cell of own) left.delete(cell)
    const box = { x: x / columns, y: y / rows, width: wide / columns, height: high / rows }
    const rank = Math.min(...own.map((cell) => cells.indexOf(cell)))
    parts.push({ box: growBox(box, rim / columns, rim / rows), rank })
  }
  return parts.toSorted((a, b) => a.rank - b.rank).map(({ box }) => box)
}
