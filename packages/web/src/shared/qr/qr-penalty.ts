import { type Modules } from './qr-patterns.ts'

// What looks like a corner of the symbol, with the light margin before or behind it.
const corner_like = [
  [1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0],
  [0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1],
]

/** Long runs of one colour and what could be taken for a corner, in one row or column. */
function rateLine(line: readonly number[]): number {
  let penalty = 0
  let run = 0
  for (const [index, module] of line.entries()) {
    run = index > 0 && module === line[index - 1] ? run + 1 : 1
    if (run === 5) penalty += 3
    else if (run > 5) penalty += 1
    if (corner_like.some((pattern) => pattern.every((one, offset) => line[index + offset] === one))) penalty += 40
  }
  return penalty
}

/** How hard a symbol is to read: the mask with the least is taken. */
export function ratePenalty(modules: Modules): number {
  const { size } = modules
  const indices = Array.from({ length: size }, (_, index) => index)
  const rows = indices.map((y) => indices.map((x) => Number(modules.isDark(x, y))))
  const columns = indices.map((x) => rows.map((row) => row[x] ?? 0))
  let penalty = [...rows, ...columns].reduce((sum, line) => sum + rateLine(line), 0)
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const one = rows[y]?.[x]
      if (one === rows[y]?.[x - 1] && one === rows[y - 1]?.[x] && one === rows[y - 1]?.[x - 1]) penalty += 3
    }
  }
  const dark = rows.flat().reduce((sum, module) => sum + module, 0)
  return penalty + Math.floor(Math.abs(dark / size ** 2 - 0.5) * 20) * 10
}
