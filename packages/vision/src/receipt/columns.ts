import { readAmount } from './amounts.ts'
import { type Cell, median } from './geometry.ts'
import { mend } from './lexer.ts'
import type { Row } from './rows.ts'

/** The part of a cell that is an amount, apart from the flags beside it. */
function isAmount({ text }: Cell): boolean {
  return mend(text)
    .split(/\s+/u)
    .some((word) => readAmount(word.replace(/[A-Z*]{1,3}$/u, '')) !== null)
}

/** An amount whose separator was lost or doubled: "318", "16 85", "50.0", "3.055" where the 5 is a flag. */
function mendAmount(text: string): string | null {
  const bare = /^((?:rm|[$€£])?\s?)(\d[\d .,]*\d)(\s?[A-Z*]{0,2})$/iu.exec(text.trim())
  if (bare === null) return null
  const [, sign = '', digits = '', flag = ''] = bare
  const torn = /^(\d{1,4})[ .,]{1,2}(\d{2})$/u.exec(digits) ?? /^(\d{1,3})(\d{2})$/u.exec(digits)
  if (torn !== null) return `${sign}${torn[1]}.${torn[2]}${flag}`
  const short = /^(\d{1,4})[.,](\d)$/u.exec(digits)
  if (short !== null) return `${sign}${short[1]}.${short[2]}0${flag}`
  const long = /^(\d{1,4})[.,](\d{2})[5]$/u.exec(digits)
  return long === null ? null : `${sign}${long[1]}.${long[2]}`
}

/** Mends what stands in the column of the prices and lacks its separator; what stands elsewhere is a number of its own. */
export function mendColumn(rows: readonly Row[]): Row[] {
  const prices = rows.flatMap(({ cells }) => cells.filter(isAmount).slice(-1))
  if (prices.length < 3) return [...rows]
  const edge = median(prices.map(({ right }) => right))
  return rows.map((row) => {
    const cells = row.cells.map((cell) => {
      const isPlaced = Math.abs(cell.right - edge) < 1.5 * cell.height && cell !== row.cells[0]
      const mended = isPlaced && !isAmount(cell) ? mendAmount(cell.text) : null
      return mended === null ? cell : { ...cell, text: mended, confidence: 0.8 * cell.confidence }
    })
    return { ...row, cells, text: cells.map(({ text }) => text).join(' ') }
  })
}

/** Without smears and what shines through the paper: words far less certain than the rest of their row. */
export function dropSmears(row: Row): Row {
  const best = Math.max(...row.cells.map(({ confidence }) => confidence))
  const cells = row.cells.filter(
    (cell, index) =>
      index === 0 ||
      isAmount(cell) ||
      cell.confidence > best - 0.18 ||
      cell.confidence > 0.82 ||
      !/\p{L}{3}/u.test(cell.text),
  )
  return { ...row, cells, text: cells.map(({ text }) => text).join(' ') }
}
