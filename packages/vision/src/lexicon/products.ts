import type { Aisle } from './aisle.ts'
import { alcohol } from './aisles/alcohol.ts'
import { bakery } from './aisles/bakery.ts'
import { coffee_tea } from './aisles/coffee-tea.ts'
import { dairy } from './aisles/dairy.ts'
import { frozen } from './aisles/frozen.ts'
import { fruit } from './aisles/fruit.ts'
import { household } from './aisles/household.ts'
import { meat } from './aisles/meat.ts'
import { personal_care } from './aisles/personal-care.ts'
import { sauces } from './aisles/sauces.ts'
import { seafood } from './aisles/seafood.ts'
import { soft_drinks } from './aisles/soft-drinks.ts'
import { spices } from './aisles/spices.ts'
import { spreads } from './aisles/spreads.ts'
import { staples } from './aisles/staples.ts'
import { sweets } from './aisles/sweets.ts'
import { vegetables } from './aisles/vegetables.ts'
import { spellBothWays } from './fold-letters.ts'
import { readEntries } from './read-entries.ts'

/** A word for a product: its parts where it is several in a row. */
export interface ProductWord {
  readonly parts: readonly string[]
  /** It may end a compound: milch in Vollmilch. */
  readonly isHead: boolean
  /** On packets it may mean something else, or nothing. */
  readonly isReceiptOnly: boolean
}

/** A product as a household calls it, with what is known of it. */
export interface Product extends Omit<Aisle, 'entries'> {
  readonly name: string
  /** What is printed is as often a flavour of something else. */
  readonly isFlavour: boolean
  /** Beside the name of another product it says what that is made of. */
  readonly isIngredient: boolean
  readonly words: readonly ProductWord[]
}

function readWord(written: string): ProductWord[] {
  const [, mark = '', text = ''] = /^(~?-?|-?~?)(.*)$/u.exec(written) ?? []
  return spellBothWays(text).map((spelt) => ({
    parts: spelt
      .replaceAll(/['’]/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
    isHead: mark.includes('-'),
    isReceiptOnly: mark.includes('~'),
  }))
}

/** The products of an aisle, in the order of its table. */
export function readAisle({ entries, ...facts }: Aisle): Product[] {
  return readEntries(entries).map(({ name: named, text }) => {
    const name = named.replace(/[?+!]$/u, '')
    const isFlavour = named.endsWith('?') || (facts.rank === 1 && !named.endsWith('!'))
    const isIngredient = isFlavour || named.endsWith('+')
    return { ...facts, name, isFlavour, isIngredient, words: text.split(/\s+/u).flatMap(readWord) }
  })
}

/** Everyday products with their words in some fifteen languages; a new product is a line, a new language a word in each. */
export const products: readonly Product[] = [
  ...dairy,
  ...meat,
  ...seafood,
  ...bakery,
  ...vegetables,
  ...fruit,
  ...frozen,
  ...staples,
  ...sauces,
  ...spices,
  ...spreads,
  ...soft_drinks,
  ...alcohol,
  ...coffee_tea,
  ...sweets,
  ...household,
  ...personal_care,
].flatMap(readAisle)
