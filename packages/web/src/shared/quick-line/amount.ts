import { quantity_limits } from '@larder/contract/constants'
import { type DecimalMark, readTypedNumber } from '@larder/contract/values/typed-numbers'
import { readUnit } from './units.ts'
import { readWordAmount } from './word-amount.ts'

/** How much a line says, and the words that are left of it. */
export interface Amount {
  readonly quantity: number | null
  readonly unit_of_measure: string | null
  readonly name: string
}

/** What is needed to read an amount as it was meant. */
export interface AmountContext {
  readonly decimal_mark: DecimalMark
  readonly units: readonly string[]
}

// A number and what is written without a space behind it: 500g, 3x, 1.5. Not 1e9, 12-pack or 0.0%, which are names.
const numeral = /^(\d[\d.,'’/ ]*)(x|×|\p{L}+)?$/iu
// What a number goes on with behind a space: thousands, or a fraction.
const continuation = /^(?:\d{3}(?!\d)[.,]?\d*|\d+\/\d+)(?:\p{L}+)?$/u
const most_words = 5

function round(value: number | null): number | null {
  const rounded = value === null ? null : Number(value.toFixed(quantity_limits.decimals))
  // So little that nothing is left of it is not what was meant; a zero that was typed is.
  return rounded === 0 && value !== 0 ? null : rounded
}

/** "2 100 watt bulbs" are two: digits behind a space are thousands only where a unit follows. */
function readLeading(words: readonly string[], count: number, { decimal_mark, units }: AmountContext): Amount | null {
  const [, digits, glued] = numeral.exec(words.slice(0, count).join(' ')) ?? []
  if (digits === undefined) return null
  const unit_of_measure = readUnit(glued ?? words[count] ?? '', units)
  if (count > 1 && unit_of_measure === null) return null
  const quantity = round(readTypedNumber(digits.replace(/[.,'’]$/u, ''), { decimal_mark, unit: unit_of_measure }))
  // 0.0 is a kind of beer, 0 is none of it.
  if (quantity === null || (quantity === 0 && digits !== '0')) return null
  const rest = words.slice(glued === undefined && unit_of_measure !== null ? count + 1 : count)
  if (unit_of_measure !== null && rest[0]?.toLowerCase() === 'of') rest.shift()
  const name = glued !== undefined && unit_of_measure === null ? [glued, ...rest] : rest
  return { quantity, unit_of_measure, name: name.join(' ') }
}

// "Milk 2 l", "bread x2". A zero belongs to the name, as that of a cola.
function readTrailing(words: readonly string[], count: number, { decimal_mark, units }: AmountContext): Amount | null {
  const [first = '', ...more] = words.slice(-count)
  const [, digits, glued] = numeral.exec(first.replace(/^[x×](?=\d)/iu, '')) ?? []
  if (digits === undefined || words.length === count || (glued !== undefined && count > 1)) return null
  const word = glued ?? more[0]
  const unit_of_measure = word === undefined ? null : readUnit(word, units)
  // "Vitamin B 12 forte" ends in a word that is no unit: the number belongs to the name.
  if (word !== undefined && unit_of_measure === null) return null
  const quantity = round(readTypedNumber(digits, { decimal_mark, unit: unit_of_measure }))
  if (quantity === null || quantity === 0) return null
  return { quantity, unit_of_measure, name: words.slice(0, -count).join(' ') }
}

/** Takes the amount from the beginning of a line, or else from its end. */
export function takeAmount(text: string, context: AmountContext): Amount {
  const words = text.split(' ')
  const said = readWordAmount(words, context)
  // Without a name behind it, it is the name.
  if (said !== null && said.count < words.length)
    return { quantity: said.quantity, unit_of_measure: said.unit_of_measure, name: words.slice(said.count).join(' ') }
  const next = words.slice(1, most_words).findIndex((word) => !continuation.test(word))
  const longest = next === -1 ? Math.min(words.length, most_words) : next + 1
  for (let count = longest; count > 0; count -= 1) {
    const amount = readLeading(words, count, context)
    if (amount !== null) return amount
  }
  return (
    readTrailing(words, 2, context) ??
    readTrailing(words, 1, context) ?? { quantity: null, unit_of_measure: null, name: text }
  )
}
