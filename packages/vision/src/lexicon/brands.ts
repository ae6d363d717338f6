import type { BrandTable } from './brands/brand-table.ts'
import { drink_brands } from './brands/drink-brands.ts'
import { food_brands } from './brands/food-brands.ts'
import { home_brands } from './brands/home-brands.ts'
import { snack_brands } from './brands/snack-brands.ts'
import { spellBothWays } from './fold-letters.ts'
import { packet_stopwords } from './packet-stopwords.ts'
import { type Product, products } from './products.ts'
import { readEntries } from './read-entries.ts'

/** A maker's name as it is printed, and what it makes. */
export interface Brand {
  readonly name: string
  readonly spellings: readonly (readonly string[])[]
  /** What it makes, where that is mostly one thing. */
  readonly product: Product | null
  /** It makes little else. */
  readonly isOnly: boolean
  /** An everyday word too, which names nothing alone. */
  readonly isEverydayWord: boolean
}

function splitWords(text: string): string[] {
  return text
    .replaceAll(/['’.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Pure Life and One A Day: on other packets these words stand beside each other by chance. */
function isOfStopwords(parts: readonly string[]): boolean {
  const long = parts.filter(({ length }) => length > 2)
  return long.length > 0 && long.every((part) => packet_stopwords.has(part))
}

function readBrand(written: string, product: Product | null, isOnly: boolean): Brand {
  const [first = '', ...others] = written.trim().split('=')
  const name = first.replace('!', '')
  const spellings = [name, ...others.map((other) => other.replace('!', ''))].flatMap(spellBothWays).map(splitWords)
  const isEverydayWord = written.includes('!') || (product !== null && isOfStopwords(spellings[0] ?? []))
  return { name, spellings, product, isOnly, isEverydayWord }
}

const by_name = new Map(products.map((product) => [product.name, product]))

function readLines(table: string, isOnly: boolean): Brand[] {
  return readEntries(table).flatMap(({ name: named, text }) => {
    const product = by_name.get(named)
    if (product === undefined) throw new Error(`No product is called ${named}`)
    return text.split(',').map((brand) => readBrand(brand, product, isOnly))
  })
}

/** All brands of a table; its products must be in the lexicon. */
export function readBrands({ only, mostly, many }: BrandTable): Brand[] {
  const others = many.split(',').filter((brand) => brand.trim() !== '')
  return [
    ...readLines(only, true),
    ...readLines(mostly, false),
    ...others.map((brand) => readBrand(brand, null, false)),
  ]
}

/** Kraft Singles are of Kraft: a maker's name in front of another is the brand. */
function nameByMaker(all: readonly Brand[]): Brand[] {
  const by_spelling = new Map(
    all.flatMap((brand) => brand.spellings.map((parts) => [parts.join(' '), brand.name] as const)),
  )
  return all.map((brand) => {
    const [parts = []] = brand.spellings
    const ends = Array.from({ length: Math.max(0, parts.length - 1) }, (_, index) => parts.length - 1 - index)
    const maker = ends.map((end) => by_spelling.get(parts.slice(0, end).join(' '))).find(Boolean)
    return maker === undefined ? brand : { ...brand, name: maker }
  })
}

/** The commonest brands of groceries and household goods. */
export const brands: readonly Brand[] = nameByMaker(
  [food_brands, drink_brands, snack_brands, home_brands].flatMap(readBrands),
)

const of_many_things = new Set(
  brands
    .filter(({ product }) => product === null)
    .flatMap(({ spellings }) => spellings.map((words) => words.join(' '))),
)

/** Whether a maker's name, in small letters, says nothing of what it is on. */
export const makesManyThings = (words: readonly string[]): boolean => of_many_things.has(words.join(' '))
