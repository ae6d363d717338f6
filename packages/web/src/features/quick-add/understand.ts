import { type AmountContext, type PackageSize, takeAmount } from '../../shared/quick-line/amount.ts'
import { readDay } from './expiry.ts'
import { fold } from '../../shared/quick-line/fold.ts'

/** What a line says of an item; what it does not say is null. */
export interface Understood {
  readonly item_name: string
  readonly quantity: number | null
  readonly unit_of_measure: string | null
  /** How much one of several holds. */
  readonly each?: PackageSize
  readonly location: string | null
  readonly expiry_date: string | null
}

/** What the household has used before, so that its own words are known. */
export interface Vocabulary extends AmountContext {
  readonly today: string
  readonly locations: readonly string[]
}

const common_places = ['Fridge', 'Freezer', 'Pantry', 'Cupboard', 'Cellar', 'Basement', 'Garage', 'Bathroom', 'Kitchen']

interface Rest<Value> {
  readonly value: Value
  readonly rest: string
}

const expiry_mark = /(?:^| )(?:exp(?:\.|ires?|iry)?|use by|best before|bb|until)[ :] ?/i
// "24 December 2028", "in 2 weeks".
const most_words_of_a_day = 3

// "exp 12/24 fridge" says a day and then something else: the longest beginning that is a day is the day.
function takeExpiry(text: string, today: string): Rest<string | null> {
  const match = expiry_mark.exec(text)
  const words =
    match === null
      ? []
      : text
          .slice(match.index + match[0].length)
          .trim()
          .split(' ')
  for (let count = Math.min(words.length, most_words_of_a_day); count > 0; count -= 1) {
    const value = readDay(words.slice(0, count).join(' '), today)
    if (value !== null) return { value, rest: `${text.slice(0, match?.index)} ${words.slice(count).join(' ')}`.trim() }
  }
  return { value: null, rest: text }
}

// Only the last words are a place: "freezer bags" are bags.
function takePlace(text: string, locations: readonly string[]): Rest<string | null> {
  const places = [...locations, ...common_places.filter((place) => !locations.some((one) => fold(one) === fold(place)))]
  for (const value of places.toSorted((a, b) => b.length - a.length)) {
    if (!fold(text).endsWith(fold(value))) continue
    const before = text.slice(0, text.length - value.trim().length)
    const rest = before.replace(/(?:^|\s)(?:in|on|at)(?:\s+the)?\s+$/i, '').replace(/@\s*$/, '')
    if (/[\s@]$/.test(before) && rest.trim() !== '') return { value, rest: rest.trim() }
  }
  const at = text.lastIndexOf('@')
  const [rest, value] = [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()]
  return rest !== '' && value !== '' ? { value, rest } : { value: null, rest: text }
}

/** Reads a line such as "2 l milk fridge exp 12/24" into fields; null where no name is left. */
export function understand(line: string, vocabulary: Vocabulary): Understood | null {
  const text = line.replaceAll(/\s+/g, ' ').trim()
  const expiry = takeExpiry(text, vocabulary.today)
  const place = takePlace(expiry.rest, vocabulary.locations)
  const { quantity, unit_of_measure, name, each } = takeAmount(place.rest, vocabulary)
  if (!/\p{L}/u.test(name)) return null
  const item_name = name.replace(/^./u, (letter) => letter.toUpperCase())
  return {
    item_name,
    quantity,
    unit_of_measure,
    ...(each ? { each } : {}),
    location: place.value,
    expiry_date: expiry.value,
  }
}
