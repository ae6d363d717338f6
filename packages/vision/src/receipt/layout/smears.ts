import type { Row } from './rows.ts'

// Words of the same row are read about equally well: what is read far worse is none of its words.
const poor = 0.82
const behind = 0.12

/** Without smears and what shines through the paper: words far less certain than the rest of their row. */
export function dropSmears(row: Row): Row {
  const best = Math.max(...row.cells.map(({ confidence }) => confidence))
  const cells = row.cells.flatMap((cell, index) => {
    const isSmeared = cell.confidence < poor && cell.confidence < best - behind && /\p{L}{3}/u.test(cell.text)
    if (index === 0 || !isSmeared) return [cell]
    // The price under the smear is still a price.
    const price = /\d{1,4}[.,]\d\d(?!\d)\s?[A-Z]?$/u.exec(cell.text)?.[0]
    return price === undefined ? [] : [{ ...cell, text: price }]
  })
  return { ...row, cells, text: cells.map(({ text }) => text).join(' ') }
}
