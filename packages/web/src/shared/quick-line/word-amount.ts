import { isCountable } from '@larder/contract/values/units'
import { type AmountContext } from './amount.ts'
import { readUnit } from './units.ts'

/** An amount that is said in words at the beginning of a line, and how many words say it. */
export interface WordAmount {
  readonly quantity: number
  readonly unit_of_measure: string | null
  readonly count: number
}

const number_words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const [half, dozen, quarter] = [0.5, 12, 0.25]

const isArticle = (word: string | undefined): boolean => word === 'a' || word === 'an'
const isPlural = (word: string | undefined): boolean => word !== undefined && /[^su]s$/.test(word)

/** A count in words, and how many words say it. */
interface Said {
  readonly value: number
  readonly count: number
  /** True of a number rather than an article. */
  readonly isNumber: boolean
}

/** "A", "two", "3", "one and a half", "half a", "a quarter of a". */
export function readCount(words: readonly string[]): Said | null {
  const first = isArticle(words[0]) ? 1 : 0
  const part = words[first] === 'half' ? half : words[first] === 'quarter' ? quarter : null
  if (part !== null) {
    const of = words[first + 1] === 'of' ? 1 : 0
    // "Quarter" alone is a kind of chicken leg, "half fat" one of milk.
    return isArticle(words[first + 1 + of]) ? { value: part, count: first + 2 + of, isNumber: true } : null
  }
  if (first === 1) return { value: 1, count: 1, isNumber: false }
  const word = words[0] ?? ''
  const value = /^\d{1,6}$/.test(word) ? Number(word) : number_words.indexOf(word) + 1
  if (value === 0) return null
  const isAndHalf = words[1] === 'and' && words[2] === 'a' && words[3] === 'half'
  return { value: value + (isAndHalf ? half : 0), count: isAndHalf ? 4 : 1, isNumber: true }
}

/**
 * Reads "a dozen eggs", "half a litre of milk", "a pack of butter", "two lemons". Null where the words belong to a name: five
 * spice, seven grain bread, a can opener.
 */
export function readWordAmount(line: readonly string[], { units }: Pick<AmountContext, 'units'>): WordAmount | null {
  const words = line.slice(0, 8).map((word) => word.toLowerCase())
  const isDozenAlone = words[0] === 'dozen'
  const said = isDozenAlone ? { value: 1, count: 0, isNumber: true } : readCount(words)
  if (said === null) return null
  const { value, isNumber } = said
  const next = words[said.count]
  const skipOf = (count: number): number => (words[count] === 'of' ? count + 1 : count)
  if (next === 'dozen') return { quantity: value * dozen, unit_of_measure: null, count: skipOf(said.count + 1) }
  // Digits are read elsewhere, unless words follow them.
  if (/^\d/.test(words[0] ?? '') && said.count === 1) return null
  const unit = next === undefined ? null : readUnit(next, units)
  const hasOf = words[said.count + 1] === 'of'
  if (unit !== null) {
    // "A can opener", "six pack beer": packages are counted by "of" or by their plural.
    const isMeant = !isCountable(unit) || (value <= 1 ? hasOf : isPlural(next))
    return isMeant ? { quantity: value, unit_of_measure: unit, count: skipOf(said.count + 1) } : null
  }
  // "Half a cucumber".
  if (value < 1) return next === undefined ? null : { quantity: value, unit_of_measure: null, count: said.count }
  return isNumber && value >= 2 && isPlural(next) ? { quantity: value, unit_of_measure: null, count: said.count } : null
}
