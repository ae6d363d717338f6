import { type AddEntryRequest } from '@larder/contract/calls/shopping-api'
import { formatAmount } from '@larder/contract/values/numbers'
import { isMeasure } from '@larder/contract/values/units'
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

/** What a part of a line asks for: an amount in its unit and a name, as in the quick line; null where it names nothing. */
function readWish(line: string, { language, units, names }: WishContext): AddEntryRequest | null {
  const typed = line.replaceAll(/\s+/g, ' ').trim()
  const known = names.find((name) => fold(name) === fold(typed))
  if (known !== undefined) return { text: known }
  const { quantity, unit_of_measure, name, each } = takeAmount(typed, {
    decimal_mark: findDecimalMark(language),
    units,
  })
  if (!/\p{L}/u.test(name)) return null
  // "2 yoghurt 150 g": which size is to be bought is part of the name.
  const size = each && !isMeasure(unit_of_measure ?? '') ? ` ${formatAmount(each.size, each.unit)}` : ''
  const text = name.replace(/^./u, (letter) => letter.toUpperCase()) + size
  return { text, ...(quantity === null ? {} : { quantity }), ...(unit_of_measure === null ? {} : { unit_of_measure }) }
}

// Between two digits a comma belongs to the number: 1,5 kg.
const separator = /,(?=\s)|(?<!\d),|,(?!\d)|;/

/**
 * All that a line asks for: commas stand between the things, and an amount alone belongs to what stands before it. Null where
 * a part of it names nothing.
 */
export function readWishes(line: string, context: WishContext): AddEntryRequest[] | null {
  const whole = fold(line.replaceAll(/\s+/g, ' '))
  const isKnown = context.names.some((name) => fold(name) === whole)
  const parts = (isKnown ? [line] : line.split(separator)).filter((part) => part.trim() !== '')
  const wishes: AddEntryRequest[] = []
  for (const [index, part] of parts.entries()) {
    const wish = readWish(part, context)
    if (wish !== null) wishes.push(wish)
    else {
      const joined = index === 0 ? null : readWish(`${parts[index - 1]} ${part}`, context)
      if (joined === null || joined.quantity === undefined) return null
      wishes.splice(-1, 1, joined)
    }
  }
  return wishes.length === 0 ? null : wishes
}
