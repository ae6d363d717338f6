import type { Row } from './rows.ts'
import { type Token, tokenise } from './tokens.ts'
import { type Topic, topicOf } from './words.ts'

/** A row taken apart: what may be a name, and the numbers to its right. */
export interface Line {
  readonly row: Row
  readonly tokens: readonly Token[]
  readonly topic: Topic | null
  /** Tokens that can name a thing. */
  readonly label: readonly Token[]
  /** The numbers at the right end. */
  readonly tail: readonly Token[]
  /** What the line costs: the last amount, unless that is the price of one. */
  readonly price: number | null
  /** Whether the label has letters enough to be a name. */
  readonly named: boolean
}

const tax_code = /^(?:sr|zr|zrl|os|tx|sr[o0]|zr[o0]|es|rs|gs|ds|nos|rm|pcs|pc|qty|ea|x)$/iu

/** Whether tokens can be what a thing is called. */
export function isName(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && !tax_code.test(text.replace(/\W/gu, '')))
  const letters = words.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('')
  return letters.length >= 2 && words.some(({ text }) => /\p{L}{2}/u.test(text))
}

function isTail(token: Token, next: Token | undefined): boolean {
  if (token.kind === 'word') return false
  // A number inside a name is no column: "5 WINGS", "WAFFLES 4".
  if (token.kind === 'number' && !token.alone)
    return next?.kind === 'times' || next?.kind === 'each' || next?.kind === 'amount' || token.cell === next?.cell
  return true
}

function splitTail(tokens: readonly Token[]): number {
  let start = tokens.length
  while (start > 0) {
    const token = tokens[start - 1]
    if (token === undefined || !isTail(token, tokens[start])) break
    start -= 1
  }
  return start
}

/** The amount that is the line's own; one behind "@" or "x" is that of a single piece unless another follows. */
export function priceOf(tail: readonly Token[]): number | null {
  const amounts = tail.filter(({ kind }) => kind === 'amount')
  const last = amounts.at(-1)
  if (last?.kind !== 'amount') return null
  const before = tail[tail.indexOf(last) - 1]?.kind
  if (amounts.length === 1 && (before === 'each' || before === 'times')) return null
  return last.value
}

/** Takes a row apart. */
export function readLine(row: Row): Line {
  const tokens = tokenise(row)
  const start = splitTail(tokens)
  const [label, tail] = [tokens.slice(0, start), tokens.slice(start)]
  const named = isName(label)
  // "1 Comp Item" was bought, "Comp Item" was given.
  const [first] = label
  const counted = first?.kind === 'number' && Number.isInteger(first.value) && first.value < 100 && label.length > 1
  return { row, tokens, label, tail, named, price: priceOf(tail), topic: topicOf(row.text, counted) }
}
