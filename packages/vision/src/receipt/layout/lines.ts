import { isProduct } from '../values/quantities.ts'
import type { Row } from './rows.ts'
import { type Token, tokenise } from '../tokens.ts'
import { type Topic, topicOf } from '../topic-phrases.ts'

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

const no_name = /^(?:sr|zr|zrl|os|tx|sr[o0]|zr[o0]|es|rs|gs|ds|nos|rm|pcs|pc|qty|ea|x)$/iu

/** Whether tokens can be what a thing is called. Two letters beside an article number are no name. */
export function isName(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && !no_name.test(text.replace(/\W/gu, '')))
  const letters = words.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('').length
  const hasCode = tokens.some(({ kind, text }) => kind === 'code' || (kind === 'number' && text.length >= 4))
  if (words.some(({ text }) => /\p{L}{2}/u.test(text))) return letters >= (hasCode ? 3 : 2)
  // "3X3" is a name where nothing else is.
  return tokens.length === 1 && letters >= 1 && (words[0]?.text.length ?? 0) >= 3
}

/** "Milk 3,5%" is a kind of milk; a percentage that stands apart from the name is a rate of the tax. */
function isShare(token: Token, before: Token | undefined): boolean {
  if (token.kind !== 'percent' || before === undefined || !/^\d/u.test(token.text)) return false
  const isBeside = token.cell === before.cell || token.cell.left - before.cell.right < token.cell.height
  // "Milk 1L 3,5%": a size is part of the name, a count in front of the rate is none.
  const isNaming = before.kind === 'word' || (before.kind === 'number' && before.unit !== null && before.unit !== '')
  return isBeside && isNaming
}

function isTail(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  if (token.kind === 'word' || isShare(token, before)) return false
  // "24 X 325ML" is a size.
  if (token.kind === 'number' && token.unit !== null && token.unit !== '' && before?.kind === 'times') return false
  // A number inside a name is no column: "5 WINGS", "WAFFLES 4".
  if (token.kind === 'number' && !token.alone)
    return (
      [before, next].some((other) => other?.kind === 'times' || other?.kind === 'each') || token.cell === next?.cell
    )
  return true
}

function splitTail(tokens: readonly Token[]): number {
  let start = tokens.length
  while (start > 0) {
    const token = tokens[start - 1]
    if (token === undefined || !isTail(token, tokens[start - 2], tokens[start])) break
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

/** What the last label of a row says: some rows have two, as in "Items 2 Total 6.83". */
function findTopic(tokens: readonly Token[], counted: boolean): Topic | null {
  const last = tokens.findLastIndex(({ kind }) => kind === 'amount')
  const numeric = tokens.findLastIndex(({ kind }, index) => index < last && (kind === 'amount' || kind === 'number'))
  const segment = tokens.slice(numeric + 1, last)
  const own = last > 0 && numeric >= 0 ? topicOf(textOf(segment)) : null
  return own ?? topicOf(textOf(tokens), counted)
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

/** The count in a label that is nothing else: "2PETI" beside 26.00 and 52.00 is two of them. */
function countIn(label: readonly Token[], tail: readonly Token[], price: number | null): Token | null {
  const [only] = label
  if (label.length !== 1 || only === undefined || price === null) return null
  const digits = /^\d{1,3}(?=\p{L})/u.exec(only.text)?.[0] ?? ''
  const counts = [...digits].map((_, index) => Number(digits.slice(0, index + 1)))
  const each = tail.flatMap((token) => (token.kind === 'amount' && token.value !== price ? [token.value] : []))
  const value = counts.find((count) => count > 0 && each.some((one) => isProduct(count, one, price)))
  return value === undefined ? null : { ...only, kind: 'number', value, unit: null }
}

/** Takes a row apart. */
export function readLine(row: Row): Line {
  const all = tokenise(row)
  const start = splitTail(all)
  const price = priceOf(all.slice(start))
  const count = countIn(all.slice(0, start), all.slice(start), price)
  const tokens = count === null ? all : [count, ...all.slice(start)]
  const [label, tail] = count === null ? [all.slice(0, start), all.slice(start)] : [[], tokens]
  const named = isName(label)
  // "1 Comp Item" was bought, "Comp Item" was given.
  const [first] = label
  const counted = first?.kind === 'number' && Number.isInteger(first.value) && first.value < 100 && label.length > 1
  return { row, tokens, label, tail, named, price, topic: findTopic(tokens, counted) }
}
