import { type AmountContext, takeAmount } from '../../shared/quick-line/amount.ts'
import { readCount } from '../../shared/quick-line/word-amount.ts'

/** How much of what a command is about: an amount, a share of what is there, or neither. */
export interface UsedAmount {
  readonly quantity: number | null
  readonly unit_of_measure: string | null
  /** 1 is all of it. */
  readonly share: number | null
  /** True where "a" was said, which is one of what is counted and some of what is measured. */
  readonly isArticle: boolean
  readonly name: string
}

const everything = /^(?:all|the (?:last|rest|whole|remaining))(?: (?:bits?|drops?|pieces?|slices?))?(?: of)? (.+)$/i
const half_of_it = /^half (?:of )?(?:the|my|our) (.+)$/i
const leading_words = /^(?:(?:some|of|the|my|our|that|this) )+/i

/** A text without the articles and the like that it begins with. */
export const dropLeadingWords = (text: string): string => text.replace(leading_words, '')

/** Counts that only a command has, since in a name they belong to it: "an egg", "half a cucumber", "two milk". */
function readLoose(text: string): Omit<UsedAmount, 'unit_of_measure' | 'share'> {
  const words = text.split(' ')
  const said = readCount(words.slice(0, 5).map((word) => word.toLowerCase()))
  if (said === null || said.count >= words.length) return { quantity: null, isArticle: false, name: text }
  return { quantity: said.value, isArticle: !said.isNumber, name: words.slice(said.count).join(' ') }
}

/** Reads "200 g flour", "half a litre of milk", "the last egg", "all the bread", "an egg". */
export function readUsedAmount(text: string, context: AmountContext): UsedAmount {
  const spoken = text.replace(/[.!]$/, '')
  const half = half_of_it.exec(spoken)?.[1]
  const all = half === undefined ? everything.exec(spoken)?.[1] : undefined
  const rest = dropLeadingWords(half ?? all ?? spoken)
  const share = half === undefined ? (all === undefined ? null : 1) : 0.5
  const amount = takeAmount(rest, context)
  // "The last 2 eggs" are two.
  if (amount.quantity !== null)
    return {
      ...amount,
      share: half === undefined ? null : share,
      isArticle: false,
      name: dropLeadingWords(amount.name),
    }
  const loose = readLoose(rest)
  return { ...loose, unit_of_measure: null, share, name: dropLeadingWords(loose.name) }
}
