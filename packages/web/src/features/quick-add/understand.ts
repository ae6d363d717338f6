import { quantity_limits } from '@larder/contract/constants'
import { readDay } from './expiry.ts'

/** What a line says of an item; what it does not say is null. */
export interface Understood {
  readonly item_name: string
  readonly quantity: number | null
  readonly unit_of_measure: string | null
  readonly location: string | null
  readonly expiry_date: string | null
}

/** What the household has used before, so that its own words are known. */
export interface Vocabulary {
  readonly today: string
  readonly locations: readonly string[]
  readonly units: readonly string[]
}

const unit_words: Readonly<Record<string, readonly string[]>> = {
  l: ['l', 'liter', 'liters', 'litre', 'litres', 'lt'],
  ml: ['ml'],
  kg: ['kg', 'kilo', 'kilos'],
  g: ['g', 'gr', 'gram', 'grams'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  oz: ['oz', 'ounce', 'ounces'],
  gal: ['gal', 'gallon', 'gallons'],
  pcs: ['pcs', 'pc', 'piece', 'pieces', 'x', '×'],
  box: ['box', 'boxes'],
  pack: ['pack', 'packs', 'packet', 'packets', 'pkg'],
  bottle: ['bottle', 'bottles'],
  can: ['can', 'cans', 'tin', 'tins'],
  jar: ['jar', 'jars'],
  bag: ['bag', 'bags'],
  carton: ['carton', 'cartons'],
}

const common_places = ['Fridge', 'Freezer', 'Pantry', 'Cupboard', 'Cellar', 'Basement', 'Garage', 'Bathroom', 'Kitchen']

/** Words as they are compared here. */
export const fold = (text: string): string => text.trim().toLowerCase()

function unitOf(word: string, known: readonly string[]): string | null {
  const own = known.find((unit) => fold(unit) === fold(word))
  if (own !== undefined) return own
  const found = Object.entries(unit_words).find(([, words]) => words.includes(fold(word)))
  return found?.[0] ?? null
}

function numberOf(text: string): number | null {
  const [over = '', under] = text.split('/')
  const value = under === undefined ? Number(over.replace(',', '.')) : Number(over) / Number(under)
  const rounded = Number(value.toFixed(quantity_limits.decimals))
  return Number.isFinite(value) && rounded > 0 && rounded <= quantity_limits.max ? rounded : null
}

interface Rest<Value> {
  readonly value: Value
  readonly rest: string
}

const expiry_mark = /(?:^|\s)(?:exp(?:\.|ires?|iry)?|use by|best before|bb|until)[\s:]+(.+)$/i

// "exp 12/24 fridge" says a day and then something else: the longest beginning that is a day is the day.
function takeExpiry(text: string, today: string): Rest<string | null> {
  const match = expiry_mark.exec(text)
  const words = match?.[1]?.trim().split(/\s+/) ?? []
  for (let count = words.length; count > 0; count -= 1) {
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
  const named = /^(.+?)\s*@\s*([^@]+)$/.exec(text)
  return named ? { value: (named[2] ?? '').trim(), rest: (named[1] ?? '').trim() } : { value: null, rest: text }
}

type Amount = Pick<Understood, 'quantity' | 'unit_of_measure'>

const number = String.raw`\d+\/\d+|\d+(?:[.,]\d+)?`
const leading = new RegExp(String.raw`^(${number})\s*(x|×|\p{L}+)?\s*(.*)$`, 'iu')
const trailing = new RegExp(String.raw`^(.+?)\s+[x×]?(${number})\s*(\p{L}+)?$`, 'iu')

function takeAmount(text: string, units: readonly string[]): Rest<Amount> {
  const nothing = { value: { quantity: null, unit_of_measure: null }, rest: text }
  const [, count, word = '', after = ''] = leading.exec(text) ?? []
  const quantity = count === undefined ? null : numberOf(count)
  if (quantity !== null) {
    const unit_of_measure = unitOf(word, units)
    const name = unit_of_measure === null ? `${word} ${after}`.trim() : after.replace(/^of\s+/i, '').trim()
    return { value: { quantity, unit_of_measure }, rest: name }
  }
  const [, name = '', last, unit] = trailing.exec(text) ?? []
  const amount = last === undefined ? null : numberOf(last)
  const unit_of_measure = unit === undefined ? null : unitOf(unit, units)
  // "Vitamin B 12 forte" ends in a word that is no unit: the number belongs to the name.
  if (amount === null || (unit !== undefined && unit_of_measure === null)) return nothing
  return { value: { quantity: amount, unit_of_measure }, rest: name }
}

/** Reads a line such as "2 l milk fridge exp 12/24" into fields; null where no name is left. */
export function understand(line: string, { today, locations, units }: Vocabulary): Understood | null {
  const text = line.replaceAll(/\s+/g, ' ').trim()
  const expiry = takeExpiry(text, today)
  const place = takePlace(expiry.rest, locations)
  const { value: amount, rest } = takeAmount(place.rest, units)
  if (!/\p{L}/u.test(rest)) return null
  const item_name = rest.replace(/^./u, (letter) => letter.toUpperCase())
  return { item_name, ...amount, location: place.value, expiry_date: expiry.value }
}
