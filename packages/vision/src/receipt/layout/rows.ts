import { type Cell, median } from './geometry.ts'

/** What stands side by side on a receipt, from left to right. */
export interface Row {
  readonly cells: readonly Cell[]
  readonly text: string
  readonly y: number
  readonly height: number
}

// A cell belongs to a row whose line passes this near its middle, in heights of the lower of both.
const reach = 0.55

function lengthOf({ left, right }: Cell): number {
  return right - left
}

/** How far a cell lies from where the row's last cell leads. */
function distance(last: Cell | undefined, cell: Cell): number {
  if (last === undefined || cell.left < last.right - 0.5 * Math.min(lengthOf(last), lengthOf(cell))) return Infinity
  const gap = (cell.left + cell.right - last.left - last.right) / 2
  const slope = (last.slope + cell.slope) / 2
  return Math.abs(last.y + gap * slope - cell.y) / Math.min(cell.height, last.height)
}

/** Whether two cells are an amount that was found in two pieces: "3" and ".20". */
function isTorn(left: Cell, right: Cell): boolean {
  if (right.left - left.right > left.height) return false
  return (
    (/\d$/u.test(left.text) && /^[.,]\d\d(?!\d)/u.test(right.text)) ||
    (/\d[.,]$/u.test(left.text) && /^\d\d(?!\d)/u.test(right.text))
  )
}

function mendTorn(cells: readonly Cell[]): Cell[] {
  const whole: Cell[] = []
  for (const cell of cells) {
    const last = whole.at(-1)
    if (last !== undefined && isTorn(last, cell))
      whole[whole.length - 1] = { ...last, text: last.text + cell.text, right: cell.right }
    else whole.push(cell)
  }
  return whole
}

function join(found: readonly Cell[]): Row {
  const cells = mendTorn(found)
  const text = cells.map((cell) => cell.text).join(' ')
  return { cells, text, y: median(cells.map(({ y }) => y)), height: median(cells.map(({ height }) => height)) }
}

/** Follows each line from left to right by the slope it has there, since curled paper bends its rows. */
export function findRows(cells: readonly Cell[]): Row[] {
  const usual = median(cells.map(({ height }) => height))
  const chains: Cell[][] = []
  for (const cell of cells.toSorted((a, b) => a.left - b.left)) {
    // What is far higher than a line is a logo or a smear, and would swallow the rows beside it.
    const near = cell.height > 2.5 * usual ? [] : chains.filter((chain) => distance(chain.at(-1), cell) < reach)
    const best = near.toSorted((a, b) => distance(a.at(-1), cell) - distance(b.at(-1), cell))[0]
    if (best === undefined) chains.push([cell])
    else best.push(cell)
  }
  return chains.map(join).toSorted((a, b) => a.y - b.y)
}
