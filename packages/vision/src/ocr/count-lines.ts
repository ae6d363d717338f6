import type { Report } from '../jobs/jobs.ts'
import type { Line } from './decode.ts'
import type { Strip } from './strip.ts'

/** How many lines a person would count: a name and its price are two strips of one. */
export function countRows(strips: readonly Strip[]): number {
  const angles = strips.map(({ angle }) => angle).toSorted((a, b) => a - b)
  const lean = angles[Math.floor(angles.length / 2)] ?? 0
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const placed = strips.map(({ x, y, height }) => ({ at: y * cos - x * sin, height }))
  let [rows, last] = [0, -Infinity]
  for (const { at, height } of placed.toSorted((a, b) => a.at - b.at)) {
    if (at - last < height / 2) continue
    rows += 1
    last = at
  }
  return rows
}

/** Tells how many lines are read, one strip after the other, and hands each on as it is. */
export function countLines(strips: readonly Strip[], report: Report | undefined): (line: Line) => Line {
  if (report === undefined) return (line) => line
  const total = countRows(strips)
  let read = 0
  return (line) => {
    read += 1
    report({ stage: 'reading', done: Math.ceil((total * read) / strips.length), total, text: line.text.trim() })
    return line
  }
}
