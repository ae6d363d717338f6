import type { KnownItem, KnownProduct } from '../naming/knowledge.ts'
import type { Candidate } from '../naming/named.ts'
import { foldText } from '../naming/read-words.ts'

/** What a part is to a name: who made it, the word that leads it, what it is, or what else was read on it before. */
export type Role = 'brand' | 'head' | 'kind' | 'alias'

/** A part of a name: its words, and the same without the space between them, as logos are printed. */
export interface Part {
  readonly role: Role
  readonly words: readonly string[]
  readonly joined: string | null
}

/** A name as it compares with what is read. */
export interface Name {
  readonly candidate: Candidate
  readonly parts: readonly Part[]
}

/** What an item or product becomes when a thing is named after it. */
export function toCandidate(known: KnownItem | KnownProduct): Candidate {
  const { brand, category } = known
  return 'item_id' in known
    ? { product_name: known.item_name, brand, category, item_id: known.item_id }
    : { product_name: known.product_name, brand, category, item_id: null }
}

function toPart(role: Role, words: readonly string[]): Part {
  return { role, words, joined: words.length > 1 ? words.join('') : null }
}

/** Far above what any product is called; what is beyond is left out, so that no name costs more than others. */
const most_words = { brand: 8, name: 16 } as const

/** The parts of a name; one without a brand leads with the word that tells it from others more often than not. */
export function readName(candidate: Candidate, aliases: readonly string[] = []): Name {
  const brand = foldText(candidate.brand ?? '').slice(0, most_words.brand)
  const own = foldText(candidate.product_name).slice(0, most_words.name)
  const named = own.filter((word) => !brand.includes(word))
  const known = new Set([...brand, ...named])
  const learned = [...new Set(aliases.flatMap(foldText))].filter((word) => !known.has(word))
  const kinds = named.map((word, index) => toPart(index === 0 && brand.length === 0 ? 'head' : 'kind', [word]))
  const others = learned.map((word) => toPart('alias', [word]))
  return { candidate, parts: [...(brand.length > 0 ? [toPart('brand', brand)] : []), ...kinds, ...others] }
}

/** All that a name may be found by. */
export function wordsOf({ parts }: Name): Set<string> {
  return new Set(parts.flatMap(({ words, joined }) => (joined === null ? words : [...words, joined])))
}
