import { type AddEntryRequest } from '@larder/contract/calls/shopping-api'
import { takeAmount } from '../../shared/quick-line/amount.ts'
import { fold } from '../../shared/quick-line/fold.ts'
import { findDecimalMark } from '../../ui/form/decimal-mark.ts'

/** What a typed line is read against. */
interface WishContext {
  /** Of the person, who types numbers as it writes them. */
  readonly language: string
  /** Of the household: its own words for amounts. */
  readonly units: readonly string[]
  /** What it has or wants already: "7 Up" is no seven of anything there. */
  readonly names: readonly string[]
}

/** What a line asks for: an amount in its unit and a name, as in the quick line; null where it names nothing. */
export function readWish(line: string, { language, units, names }: WishContext): AddEntryRequest | null {
  const typed = line.replaceAll(/\s+/g, ' ').trim()
  const known = names.find((name) => fold(name) === fold(typed))
  if (known !== undefined) return { text: known }
  const { quantity, unit_of_measure, name } = takeAmount(typed, { decimal_mark: findDecimalMark(language), units })
  if (!/\p{L}/u.test(name)) return null
  const text = name.replace(/^./u, (letter) => letter.toUpperCase())
  return { text, ...(quantity === null ? {} : { quantity }), ...(unit_of_measure === null ? {} : { unit_of_measure }) }
}
