import { type Lexeme, lex, mend } from './lexer.ts'
import type { Cell } from './layout/geometry.ts'
import type { Row } from './layout/rows.ts'

/** A word of a row and what it can be. */
export type Token = Lexeme & {
  readonly cell: Cell
  /** Whether it is the only one in its cell: a column of its own. */
  readonly alone: boolean
}

const flag = /^(?:[*#]?[A-Z]{1,2}\d?|ZRL|SR[O0]?|[*#]+|\d?[A-Z]\*?|TX|NT|FS|\d{1,2}|%|[a-z][A-Z]?)$/u
const tax_code = /^(?:SR|ZR|ZRL|OS|TX)$/u
const unit = /^(?:kg|g|lb|lbs|oz|l|ml|stk|st|pcs|pc|nos|ea|btl|pkt|bag|unit|units)\.?$/iu

/** The number in front of a word that only counts: "15*BAG * 24.90". */
function unpack(token: Token, next: Token | undefined, second: Token | undefined): Token | null {
  const packed = /^(\d{1,4})[*x]?\p{L}+$/iu.exec(token.text)
  if (token.kind !== 'word' || packed === null || next?.kind !== 'times' || second?.kind !== 'amount') return null
  return { ...token, kind: 'number', value: Number(packed[1]), unit: null }
}

/** The words of a row from left to right. What a short word means depends on the amounts around it. */
export function tokenise(row: Row): Token[] {
  const tokens = row.cells.flatMap((cell) => {
    const words = mend(cell.text).split(/\s+/u).filter(Boolean)
    return words.flatMap((word) => lex(word).map((token): Token => ({ ...token, cell, alone: words.length === 1 })))
  })
  const first = tokens.findIndex(({ kind }) => kind === 'amount')
  const last = tokens.findLastIndex(({ kind }) => kind === 'amount')
  return tokens.map((token, index) => {
    const { text, cell, alone, kind } = token
    const [before, next] = [tokens[index - 1], tokens[index + 1]]
    const asFlag: Token = { kind: 'flag', text, cell, alone }
    const isOpen = kind === 'word' || kind === 'number'
    if (last >= 0 && index > last && isOpen && flag.test(text)) return asFlag
    if (kind === 'word' && alone && next?.kind === 'amount' && tax_code.test(text)) return asFlag
    if (kind === 'word' && before?.kind === 'number' && unit.test(text)) return { ...asFlag, text }
    // Between two amounts there are numbers alone: what looks otherwise was misread.
    if (kind === 'word' && alone && text.length <= 2 && index > first && index < last) return asFlag
    // A star is a sign of multiplication behind a number alone.
    if (kind === 'times' && text === '*' && before?.kind !== 'number')
      return { ...asFlag, kind: index > 0 && next?.kind === 'amount' ? 'flag' : 'word' }
    return unpack(token, next, tokens[index + 2]) ?? token
  })
}
