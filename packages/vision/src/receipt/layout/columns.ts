import { type Cell, median } from './geometry.ts'
import { mend } from '../lexer.ts'
import type { Row } from './rows.ts'

function isAmount({ text }: Cell): boolean {
  return /(?<!\d)\d{0,4}[.,]\d\d(?!\d)/u.test(mend(text))
}

/** An amount whose separator was lost or doubled: "318", "16 85", "50.0", "3.055" where the 5 is a flag. */
function mendAmount(text: string): string | null {
  const bare = /^(-?\s?(?:rm|[$€£])?\s?)(\d[\d .,]*\d)(\s?[A-Z*]{0,2})$/iu.exec(text.trim())
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
  const first = rows.findIndex(({ cells }) => cells.some(isAmount))
  // A price is not longer than the longest that has its separator.
  const longest = Math.max(...prices.map(({ text }) => text.replace(/\D/gu, '').length))
  return rows.map((row, index) => {
    const cells = row.cells.map((cell) => {
      const isPlaced = Math.abs(cell.right - edge) < 1.5 * cell.height && cell !== row.cells[0] && index >= first
      const mended = isPlaced && !isAmount(cell) ? mendAmount(cell.text) : null
      if (mended === null || mended.replace(/\D/gu, '').length > longest) return cell
      return { ...cell, text: mended, confidence: 0.8 * cell.confidence }
    })
    return { ...row, cells, text: cells.map(({ text }) => text).join(' ') }
  })
}

/** Without smears and what shines through the paper: words far less certain than the rest of their row. */
export function dropSmears(row: Row): Row {
  const best = Math.max(...row.cells.map(({ confidence }) => confidence))
  const cells = row.cells.flatMap((cell, index) => {
    const isSmeared = cell.confidence < 0.82 && cell.confidence < best - 0.12 && /\p{L}{3}/u.test(cell.text)
    if (index === 0 || !isSmeared) return [cell]
    // The price under the smear is still a price.
    const price = /\d{1,4}[.,]\d\d(?!\d)\s?[A-Z]?$/u.exec(cell.text)?.[0]
    return price === undefined ? [] : [{ ...cell, text: price }]
  })
  return { ...row, cells, text: cells.map(({ text }) => text).join(' ') }
}
