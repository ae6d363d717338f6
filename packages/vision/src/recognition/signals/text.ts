import type { Knowledge } from '../knowledge.ts'
import { createLexicon } from '../lexicon.ts'
import type { Signal } from '../named.ts'
import { type ReadWord, readWords } from '../words.ts'
import { type Name, type Part, type Role, readName, toCandidate, wordsOf } from './names.ts'
import type { Clue, LookFor } from './signal.ts'

const role_weights: Readonly<Record<Role, number>> = { brand: 1, head: 0.8, kind: 0.45, alias: 0.6 }
// A word of ten letters is no better known than one of eight.
const most_letters = 8

/** How much of a word's evidence is left where others have the same word. */
function rarity(owners: number): number {
  return 1 / Math.sqrt(Math.max(1, owners))
}

/** The best reading of each word of the names, in letters. */
function collectFinds(lookUp: (read: string) => Map<string, number>, read: readonly ReadWord[]): Map<string, number> {
  const finds = new Map<string, number>()
  for (const { letters, confidence } of read) {
    for (const [word, found] of lookUp(letters)) {
      const good = Math.min(found, most_letters) * confidence
      if (good > (finds.get(word) ?? 0)) finds.set(word, good)
    }
  }
  return finds
}

/** Compares what was read on a thing with names; a word that many names have says less about each. */
export function lookForNames(signal: Signal, names: readonly Name[]): LookFor {
  const owners = new Map<string, Name[]>()
  for (const name of names)
    for (const word of wordsOf(name)) {
      const others = owners.get(word)
      if (others === undefined) owners.set(word, [name])
      else others.push(name)
    }
  const lookUp = createLexicon(owners.keys())

  function weigh({ role, words, joined }: Part, finds: ReadonlyMap<string, number>): number {
    const worth = (word: string) => (finds.get(word) ?? 0) * rarity(owners.get(word)?.length ?? 1)
    const apart = words.reduce((sum, word) => sum + worth(word), 0)
    return role_weights[role] * Math.max(Math.min(apart, most_letters), joined === null ? 0 : worth(joined))
  }

  return ({ texts }) => {
    const finds = collectFinds(lookUp, readWords(texts))
    const touched = new Set([...finds.keys()].flatMap((word) => owners.get(word) ?? []))
    return [...touched].map(({ candidate, parts }): Clue => {
      const weight = parts.reduce((sum, part) => sum + weigh(part, finds), 0)
      return { signal, candidate, weight }
    })
  }
}

/** What is read on a thing against the items of the household. */
export function lookForItems({ items }: Knowledge): LookFor {
  return lookForNames(
    'text',
    items.map((item) => readName(toCandidate(item), item.aliases)),
  )
}

/** What is read on a thing against the products that the catalogue has under such words. */
export function lookForProducts({ products }: Knowledge): LookFor {
  return lookForNames(
    'catalogue',
    products.map((product) => readName(toCandidate(product))),
  )
}
