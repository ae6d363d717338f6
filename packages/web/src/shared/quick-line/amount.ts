import { quantity_limits } from '@larder/contract/constants'
import { type DecimalMark, readTypedNumber } from '@larder/contract/values/typed-numbers'
import { isMeasure } from '@larder/contract/values/units'
import { writeForReading } from './spelled-amounts.ts'
import { readLooseUnit, readUnit } from './units.ts'
import { readWordAmount } from './word-amount.ts'

/** How much one package holds, where a line says it beside how many there are. */
export interface PackageSize {
  readonly size: number
  readonly unit: string
}

/** How much a line says, and the words that are left of it. */
export interface Amount {
  readonly quantity: number | null
  readonly unit_of_measure: string | null
  readonly name: string
  readonly each?: PackageSize
}

/** What is needed to read an amount as it was meant. */
export interface AmountContext {
  readonly decimal_mark: DecimalMark
  readonly units: readonly string[]
}

// A number and what is written without a space behind it: 500g, 3x, 1.5. Not 1e9 or 0.0%, which are names.
const numeral = /^(\d[\d.,'’/ ]*)(x|×|\p{L}+)?$/iu
// What a number goes on with behind a space: thousands, or a fraction.
const continuation = /^(?:\d{3}(?!\d)[.,]?\d*|\d+\/\d+)(?:\p{L}+)?$/u
const most_words = 5

function round(value: number | null): number | null {
  const rounded = value === null ? null : Number(value.toFixed(quantity_limits.decimals))
  // So little that nothing is left of it is not what was meant; a zero that was typed is.
  return rounded === 0 && value !== 0 ? null : rounded
}

/** Before a name such a unit is meant in the plural, with "of", or as one: "3 rolls toilet paper", not "2 cup noodles". */
function readLooseBefore(word: string, next: string | undefined, is_one: boolean): string | null {
  const unit = next === undefined ? null : readLooseUnit(word)
  const isMeant = next?.toLowerCase() === 'of' || /[^s]s$|^(?:rollen|rouleaux|rotoli|scheiben|bund)$/i.test(word)
  return isMeant || (is_one && /^(?:roll|loaf|bunch|head)$/i.test(word)) ? unit : null
}

/** "2 100 watt bulbs" are two: digits behind a space are thousands only where a unit follows. */
function readLeading(words: readonly string[], count: number, { decimal_mark, units }: AmountContext): Amount | null {
  const [, digits, glued] = numeral.exec(words.slice(0, count).join(' ')) ?? []
  if (digits === undefined) return null
  const word = glued ?? words[count] ?? ''
  const next = words[glued === undefined ? count + 1 : count]
  const unit_of_measure = readUnit(word, units) ?? readLooseBefore(word, next, digits.trim() === '1')
  if (count > 1 && unit_of_measure === null) return null
  const quantity = round(readTypedNumber(digits.replace(/[.,'’]$/u, ''), { decimal_mark, unit: unit_of_measure }))
  // 0.0 is a kind of beer, 0 is none of it.
  if (quantity === null || (quantity === 0 && digits !== '0')) return null
  const rest = words.slice(glued === undefined && unit_of_measure !== null ? count + 1 : count)
  if (unit_of_measure !== null && /^(?:of|de|di|d')$/i.test(rest[0] ?? '')) rest.shift()
  const name = glued !== undefined && unit_of_measure === null ? [glued, ...rest] : rest
  return { quantity, unit_of_measure, name: name.join(' ') }
}

// "Milk 2 l", "bread x2", "toilet paper 8 rolls". A zero belongs to the name, as that of a cola.
function readTrailing(words: readonly string[], count: number, { decimal_mark, units }: AmountContext): Amount | null {
  const [first = '', ...more] = words.slice(-count)
  const [, digits, glued] = numeral.exec(first.replace(/^[x×](?=\d)/iu, '')) ?? []
  if (digits === undefined || words.length === count || (glued !== undefined && count > 1)) return null
  const word = glued ?? more[0]
  const unit_of_measure = word === undefined ? null : (readUnit(word, units) ?? readLooseUnit(word))
  // "Vitamin B 12 forte" ends in a word that is no unit: the number belongs to the name.
  if (word !== undefined && unit_of_measure === null) return null
  const quantity = round(readTypedNumber(digits, { decimal_mark, unit: unit_of_measure }))
  if (quantity === null || quantity === 0) return null
  return { quantity, unit_of_measure, name: words.slice(0, -count).join(' ') }
}

const readBehind = (words: readonly string[], context: AmountContext): Amount | null =>
  readTrailing(words, 2, context) ?? readTrailing(words, 1, context)

function readBefore(words: readonly string[], context: AmountContext): Amount | null {
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
  return null
}

// "500 g x 3", "3 x 500 g", wherever it stands: a size and how many of it.
const product = /(?:^| )(\d[\d.,'’/]*) ?(\p{L}+)? [x×] (\d[\d.,'’/]*)(?: ?(\p{L}+))?(?= |$)/iu
// "Bread x 2", "juice 3 x".
const times_behind = / (?:[x×] ?(\d{1,4})|(\d{1,4}) ?[x×])$/iu

/** So many packages of a size are an amount: 3 x 500 g are 1500 g. */
function takeProduct(text: string, { decimal_mark, units }: AmountContext): Amount | null {
  const [all, first = '', first_word = '', second = '', second_word = ''] = product.exec(text) ?? []
  if (all === undefined) return null
  const [first_unit, second_unit] = [first_word, second_word].map((word) => readUnit(word, units) ?? '')
  const isFirst = isMeasure(first_unit ?? '')
  if (isFirst === isMeasure(second_unit ?? '') || (!isFirst && first_word !== '')) return null
  const unit = (isFirst ? first_unit : second_unit) ?? ''
  const size = round(readTypedNumber(isFirst ? first : second, { decimal_mark, unit }))
  const count = Number(isFirst ? second : first)
  if (!size || !Number.isInteger(count) || count === 0) return null
  // "500 g x 3 pasta": the word behind the count is of the name.
  const name = text.replace(all, isFirst && second_word !== '' ? ` ${second_word}` : '').replace(/^ ?of /i, '')
  return { quantity: round(count * size), unit_of_measure: unit, name: name.trim(), each: { size, unit } }
}

function takeTimes(text: string, context: AmountContext): Amount | null {
  const [said = '', behind, before] = times_behind.exec(text) ?? []
  const times = Number(behind ?? before ?? 0)
  const named = text.slice(0, -said.length)
  if (times === 0 || !/\p{L}/u.test(named)) return null
  const words = named.split(' ')
  // Once, and not for each of "2 x 2 x 2 x 2".
  const inner = readBefore(words, context) ?? readBehind(words, context)
  // "Beans 2 cans x 3"; the number of "7 Up x 6" is of the name.
  if (inner === null || inner.quantity === null || inner.unit_of_measure === null)
    return { quantity: times, unit_of_measure: null, name: named }
  const { quantity, unit_of_measure, name } = inner
  const each = isMeasure(unit_of_measure) ? { each: { size: quantity, unit: unit_of_measure } } : {}
  return { quantity: round(quantity * times), unit_of_measure, name, ...each }
}

/** Takes the amount from the beginning of a line, or else from its end; with so many of a size, also the size. */
export function takeAmount(text: string, context: AmountContext): Amount {
  const readable = writeForReading(text)
  const multiple = takeProduct(readable, context) ?? takeTimes(readable, context)
  if (multiple !== null) return multiple
  const words = readable.split(' ')
  const before = readBefore(words, context)
  if (before === null) return readBehind(words, context) ?? { quantity: null, unit_of_measure: null, name: text }
  // "2 cans tomatoes 400 g": two of them, each of that size. What is measured has its amount already.
  const behind = isMeasure(before.unit_of_measure ?? '') ? null : readBehind(before.name.split(' '), context)
  if (!behind?.quantity || !isMeasure(behind.unit_of_measure ?? '')) return before
  return { ...before, name: behind.name, each: { size: behind.quantity, unit: behind.unit_of_measure ?? '' } }
}
