import type { Box } from '@larder/contract/recognition'
import { areaOf, joinBoxes } from './boxes.ts'

/** Where a thing stands on its shelf, counted from the top and from the left, beginning with 1. */
export interface Place {
  readonly row: number
  readonly column: number
}

// What stands on the same board ends at the same height, give or take a third of its own.
const same_board = 0.4

const bottomOf = ({ y, height }: Box): number => y + height
const middleOf = ({ x, width }: Box): number => x + width / 2

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Whether a box stands on the board of a row; a low thing tells boards apart better than a high one. */
function standsOn(row: readonly Box[], box: Box): boolean {
  const height = Math.min(box.height, median(row.map((other) => other.height)))
  return bottomOf(box) - median(row.map(bottomOf)) <= same_board * height
}

/** Rows by the lower edges, columns by the middles: things stand on boards, whatever their height. */
export function placeBoxes(boxes: readonly Box[]): Place[] {
  const rows: Box[][] = []
  for (const box of boxes.toSorted((a, b) => bottomOf(a) - bottomOf(b))) {
    const row = rows.at(-1)
    if (row !== undefined && standsOn(row, box)) row.push(box)
    else rows.push([box])
  }
  const places = new Map<Box, Place>()
  for (const [row, members] of rows.entries()) {
    const sorted = members.toSorted((a, b) => middleOf(a) - middleOf(b))
    for (const [column, box] of sorted.entries()) places.set(box, { row: row + 1, column: column + 1 })
  }
  return boxes.map((box) => places.get(box) ?? { row: 1, column: 1 })
}

const grid = 64

/** How much of the space around all things they fill; what two boxes share counts once. */
export function fillOf(boxes: readonly Box[]): number {
  if (boxes.length === 0) return 0
  const hull = joinBoxes(boxes)
  if (areaOf(hull) === 0) return 0
  let filled = 0
  for (let cell = 0; cell < grid * grid; cell++) {
    const x = hull.x + (((cell % grid) + 0.5) / grid) * hull.width
    const y = hull.y + ((Math.floor(cell / grid) + 0.5) / grid) * hull.height
    if (boxes.some((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)) filled++
  }
  return filled / (grid * grid)
}
