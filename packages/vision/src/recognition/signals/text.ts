import { makesManyThings } from '../../lexicon/brands.ts'
import type { Knowledge } from '../naming/knowledge.ts'
import { type LookUp, createLexicon } from '../naming/lexicon.ts'
import type { Candidate, Signal } from '../naming/named.ts'
import { type ReadWord, readWords } from '../naming/read-words.ts'
import type { View } from '../sight/view.ts'
import { compareConfirmed } from './confirmed-looks.ts'
import { type Name, type Part, readName, toCandidate, wordsOf } from './names.ts'
import type { Clue, LookFor } from './signal.ts'

/** What a letter of each part is worth: many packages say milk, few say who made it. */
const worth = { brand: 1, head: 0.85, kind: 0.45, alias: 0.7 } as const
// A word of ten letters is no better known than one of eight.
const most_letters = 8
// A product of the world is less likely on the table than an item of the household: the same words say less for it.
const of_the_world = 0.6
// Words of a kind alone are on the packages of all makers.
const without_lead = 0.5
// Beside a confirmed thing stands what is printed on the fridge, and becomes one of its names: the same print on something
// that looks otherwise only suggests it.
const alike_at_all = 0.3
// So many names have the rarest word that was read that there is no end of looking for another one.
const most_rivals = 40

// Names are printed large; what stands small beside them is contents, advice and other makers' names.
const small_print = { loss: 0.6, below: 0.7 } as const

/** What is left of a word's evidence by the size of its print, 1 being the largest on the thing. */
export function weighPrint(size: number): number {
  return 1 - small_print.loss * (1 - Math.min(1, size / small_print.below))
}

/** How much of a word's evidence is left where others have the same word. */
function rarity(owners: number): number {
  return 1 / Math.sqrt(Math.max(1, owners))
}

/** The best reading of each word of the names, in letters. */
function collectFinds(lookUp: LookUp, read: readonly ReadWord[]): Map<string, number> {
  const finds = new Map<string, number>()
  for (const { letters, confidence, size } of read) {
    for (const [word, found] of lookUp(letters)) {
      const good = Math.min(found, most_letters) * confidence * weighPrint(size)
      if (good > (finds.get(word) ?? 0)) finds.set(word, good)
    }
  }
  return finds
}

/** Letters of a part that were found; of a brand in two words one alone says less. */
function weighPart({ words, joined }: Part, valueOf: (word: string) => number): number {
  const apart = words.reduce((sum, word) => sum + valueOf(word), 0)
  if (joined === null) return apart
  const [length, found] = [joined.length, words.filter((word) => valueOf(word) > 0).join('').length]
  return Math.max(Math.min(apart, most_letters) * (0.6 + (0.4 * found) / length), valueOf(joined))
}

interface Rules {
  readonly scale?: number
  /** Whether a thing may be this, where nothing but words that were once read on it speak for it. */
  readonly mayBe?: (candidate: Candidate, view: View) => boolean
}

/** Compares what was read on a thing with names; a word that many names have says less about each. */
export function lookForNames(
  signal: Signal,
  names: readonly Name[],
  { scale = 1, mayBe = () => true }: Rules = {},
): LookFor {
  const own_words = new Map(names.map((name) => [name, wordsOf(name)]))
  const owners = new Map<string, Name[]>()
  for (const name of names)
    for (const word of own_words.get(name) ?? []) {
      const others = owners.get(word)
      if (others === undefined) owners.set(word, [name])
      else others.push(name)
    }
  const lookUp = createLexicon(owners.keys())

  /** Whether what was read tells this name from others: all of it, or words that no other has together, and not just whose it is. */
  function tellsApart(name: Name, heard: readonly Part[], isFound: (word: string) => boolean): boolean {
    if (name.parts.every((part) => part.role === 'alias' || heard.includes(part))) return true
    if (heard.every(({ role, words }) => role === 'brand' && makesManyThings(words))) return false
    const read = heard.flatMap(({ words, joined }) => (joined === null ? words : [...words, joined])).filter(isFound)
    const [rarest = []] = read.map((word) => owners.get(word) ?? []).toSorted((a, b) => a.length - b.length)
    const hasAll = (other: Name): boolean => read.every((word) => own_words.get(other)?.has(word))
    return rarest.length <= most_rivals && !rarest.some((other) => other !== name && hasAll(other))
  }

  function weighName(name: Name, finds: ReadonlyMap<string, number>, view: View) {
    const valueOf = (word: string) => (finds.get(word) ?? 0) * rarity(owners.get(word)?.length ?? 1)
    let [lead, rest, kinds, found] = [0, 0, 0, 0]
    const heard: Part[] = []
    for (const part of name.parts) {
      const weight = worth[part.role] * weighPart(part, valueOf)
      if (part.role === 'brand' || part.role === 'head') lead += weight
      else rest += weight
      if (part.role === 'kind') kinds++
      if (part.role === 'kind' && weight > 0) found++
      if (weight > 0) heard.push(part)
    }
    const isAliasAlone = heard.every(({ role }) => role === 'alias')
    const speaks_for_itself = lead > 0 || (kinds > 1 && found === kinds)
    return {
      weight: lead + (speaks_for_itself ? rest : without_lead * rest),
      isVague: isAliasAlone ? !mayBe(name.candidate, view) : !tellsApart(name, heard, (word) => finds.has(word)),
    }
  }

  return (view) => {
    const finds = collectFinds(lookUp, readWords(view.texts))
    const touched = new Set([...finds.keys()].flatMap((word) => owners.get(word) ?? []))
    return [...touched].map((name): Clue => {
      const { weight, isVague } = weighName(name, finds, view)
      return { signal, candidate: name.candidate, weight: scale * weight, isVague }
    })
  }
}

/** What is read on a thing against the items of the household. */
export function lookForItems({ items, crops }: Knowledge): LookFor {
  const compare = compareConfirmed(crops)
  function mayBe({ item_id }: Candidate, { thing }: View): boolean {
    const alike = item_id === null ? null : compare(item_id, thing?.embedding ?? new Float32Array())
    return alike === null || alike >= alike_at_all
  }
  return lookForNames(
    'text',
    items.map((item) => readName(toCandidate(item), item.aliases)),
    { mayBe },
  )
}

/** What is read on a thing against the products that the catalogue has under such words. */
export function lookForProducts({ products }: Knowledge): LookFor {
  return lookForNames(
    'catalogue',
    products.map((product) => readName(toCandidate(product))),
    { scale: of_the_world },
  )
}
