import type { LabelledRow } from './label-rows.ts'
import { type Money, findDecimals, readMoney } from './money.ts'
import type { Piece } from './pieces.ts'
import type { Role, Tag } from './roles.ts'
import { mendLetters } from '../values/mend-letters.ts'
import { plain } from '../values/plain.ts'

/** "2 x 1.99" or "0,434 kg x 2,99": how many, and what one costs in hundredths. */
export interface Detail {
  readonly quantity: number
  readonly unit: string
  readonly each: number | null
}

/** A labelled row with what it says read as text and numbers. */
export interface ReaderLine extends LabelledRow {
  readonly index: number
  readonly name: string
  /** All that is no number, for a good whose name the model did not see. */
  readonly words: string
  readonly amounts: readonly Money[]
  readonly detail: Detail | null
}

/** The pieces of one tag, joined as they stand. */
export function textOf(pieces: readonly Piece[], tag: Tag): string {
  let [text, isBroken] = ['', false]
  for (const piece of pieces) {
    if (piece.tag === tag) text += (text === '' || (piece.glued && !isBroken) ? '' : ' ') + piece.text
    isBroken = piece.tag !== tag
  }
  return text
}

const unit_names: Readonly<Record<string, string>> = {
  kg: 'kg',
  kgs: 'kg',
  k9: 'kg',
  g: 'g',
  gr: 'g',
  lb: 'lb',
  lbs: 'lb',
  '1b': 'lb',
  oz: 'oz',
  l: 'l',
  lt: 'l',
  ltr: 'l',
  ml: 'ml',
}

function unitBeside(pieces: readonly Piece[], at: number, quantity: number): string {
  for (const { text } of pieces.slice(at, at + 3)) {
    const word = text.toLowerCase().replace(/^[\d.,]+|[^\p{L}\d]/gu, '')
    const unit = unit_names[word]
    if (unit !== undefined) return unit
  }
  // Nobody buys 0.434 pieces.
  return Number.isInteger(quantity) ? 'pcs' : 'kg'
}

function readNumber(text: string): number | null {
  const figures = /\d{1,5}(?:[.,]\d{1,3})?/u.exec(text.replace(/(?<=\d)[Oo]|[Oo](?=[.,]?\d)/gu, '0'))?.[0]
  return figures === undefined ? null : Number(figures.replace(',', '.'))
}

function readDetail(pieces: readonly Piece[], decimals: 0 | 2): Detail | null {
  const at = pieces.findIndex(({ tag, text }) => tag === 'quantity' && /\d/u.test(text))
  const quantity = at < 0 ? null : readNumber(textOf(pieces, 'quantity'))
  if (quantity === null || quantity <= 0) return null
  const each = readMoney(textOf(pieces, 'unit_price').replace(/^\d\s?\//u, ''), decimals)[0]?.cents ?? null
  return { quantity, unit: unitBeside(pieces, at, quantity), each }
}

/** "2,5 %" behind a name is what the thing is, not a tax. */
function keepShares(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const before = pieces[index - 1]
    const isShare = piece.text === '%' && before?.tag === 'name' && /\d$/u.test(before.text)
    return isShare ? { ...piece, tag: 'name', glued: true } : piece
  })
}

const numbers: readonly Tag[] = ['price', 'unit_price', 'quantity', 'code', 'date']

/** The words of a row that has a price and no name that the model saw. */
function wordsOf(pieces: readonly Piece[]): string {
  const words = pieces.map((piece) => (numbers.includes(piece.tag) ? piece : { ...piece, tag: 'other' as const }))
  return tidyName(textOf(words, 'other'))
}

export const hasWord = (name: string): boolean => /\p{L}{2}/u.test(name)

/** "/ea)" behind a price of one is none of the name's words. */
function isOwnName({ tag, text, glued }: Piece, index: number, pieces: readonly Piece[]): boolean {
  const before = pieces[index - 1]?.tag
  return tag !== 'name' || !glued || text.length > 4 || (before !== 'unit_price' && before !== 'price')
}

function tidyName(text: string): string {
  return text
    .replace(/^[\s*#.,:;|_>»+-]+/u, '')
    .replace(/(?<![\s*#:;,|_-])[\s*#:;,|_-]+$/u, '')
    .split(' ')
    .map(mendLetters)
    .join(' ')
}

const figures_before = /^\D{0,3}\d+[.,]?$/u
const figures_behind = /^[.,]?\d{1,2}(?!\d|[.,])/u

/** The amounts of a row from right to left; pieces of one that was torn apart are joined: "16" and "85". */
function listPrices(pieces: readonly Piece[]): string[] {
  const prices: string[] = []
  let isBeside = false
  for (const { tag, text, glued } of pieces) {
    const last = prices.at(-1)
    const isTorn = last !== undefined && isBeside && (glued || (figures_before.test(last) && figures_behind.test(text)))
    if (tag === 'price' && isTorn) prices[prices.length - 1] = glued ? last + text : `${last} ${text}`
    else if (tag === 'price') prices.push(text)
    isBeside = tag === 'price'
  }
  return prices.filter((text) => /\d/u.test(text)).toReversed()
}

// The rightmost amount is what a row costs; one before it may be where that was misread.
const other_place = 1.5

function readAmounts(prices: readonly string[], decimals: 0 | 2): Money[] {
  return prices
    .slice(0, 2)
    .flatMap((text, index) =>
      readMoney(text, decimals).map(({ cents, cost }) => ({ cents, cost: cost + index * other_place })),
    )
}

/** Reads the pieces of labelled rows. */
export function readLines(rows: readonly LabelledRow[]): ReaderLine[] {
  const prices = rows.map(({ pieces }) => listPrices(pieces))
  const decimals = findDecimals(prices.flatMap(([first]) => first ?? []))
  return rows.map((row, index) => ({
    ...row,
    index,
    name:
      tidyName(textOf(keepShares(row.pieces).filter(isOwnName), 'name')) ||
      (row.role === 'item' ? wordsOf(row.pieces) : ''),
    words: wordsOf(row.pieces),
    amounts: readAmounts(prices[index] ?? [], decimals),
    detail: readDetail(row.pieces, decimals),
  }))
}

/** The first amount of each line that is more likely than this to have a role, in hundredths. */
export function amountsOf(lines: readonly ReaderLine[], role: Role, least = 0.5): number[] {
  return lines.flatMap(({ chances, amounts }) => (chances[role] > least ? (amounts[0]?.cents ?? []) : []))
}

const tax_word = /\b(?:tax|mwst|ust|iva|tva|btw|vat|moms|kdv)\b/u

/** The taxes that rows name; a row may have one before its total: "TAX .93 BAL 45.44". */
export function taxesOf(lines: readonly ReaderLine[], least = 0.5): number[] {
  return lines.flatMap(({ row, chances, amounts }) => {
    const [first, ...others] = amounts
    if (first === undefined) return []
    if (chances.tax > least) return [first.cents]
    if (chances.total <= least || !tax_word.test(plain(row.text))) return []
    return others
      .filter(({ cents }) => cents > 0 && cents < first.cents / 2)
      .slice(0, 1)
      .map(({ cents }) => cents)
  })
}

export function addUp(cents: readonly number[]): number {
  return cents.reduce((sum, value) => sum + value, 0)
}
