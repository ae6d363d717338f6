import { readFileSync } from 'node:fs'
import { plain } from './plain.ts'

const shapes: Readonly<Record<string, string>> = {
  0: 'o',
  d: 'o',
  q: 'o',
  1: 'l',
  i: 'l',
  5: 's',
  8: 'b',
  6: 'g',
  2: 'z',
  4: 'a',
  v: 'u',
}

/** Letters that readers mistake for one another become the same. */
function fold(text: string): string {
  return text.replace(/[0dq1i58624v]/gu, (letter) => shapes[letter] ?? letter)
}

// Two or three letters are found in too many other words.
const shortest = 4
const most_words = 4

interface ShopNames {
  readonly names: readonly string[]
  /** Those of supermarkets and chemists that are no words besides. */
  readonly distinct: readonly string[]
}

interface Index {
  readonly known: ReadonlyMap<string, string>
  readonly distinct: ReadonlyMap<string, string>
}

let index: Index | undefined

const join = (text: string): string => plain(text).replaceAll(' ', '')

function useIndex(): Index {
  if (index !== undefined) return index
  const file = new URL('../../../models/shop-names.json', import.meta.url)
  const { names, distinct } = JSON.parse(readFileSync(file, 'utf8')) as ShopNames
  index = {
    known: new Map(names.map((name) => [fold(join(name)), name])),
    distinct: new Map(distinct.map((name) => [join(name), name])),
  }
  return index
}

/** The name with the most letters that a run of words makes, and the word that it begins with. */
function findLongest(words: readonly string[], find: (joined: string) => string | undefined) {
  let best: { name: string; start: number; size: number } | null = null
  for (let start = 0; start < words.length; start++) {
    for (let count = 1; count <= most_words && start + count <= words.length; count++) {
      const joined = words.slice(start, start + count).join('')
      const name = find(joined)
      if (name !== undefined && joined.length > (best?.size ?? 0)) best = { name, start, size: joined.length }
    }
  }
  return best
}

/** The best known chain whose name stands in a text, however its letters were misread; `isShort` allows names like dm. */
export function findShopName(text: string, isShort = false): string | null {
  // Numbers look like names once their figures count as letters.
  const words = plain(text)
    .split(' ')
    .map((word) => (/\d/u.test(word) && word.replace(/\d/gu, '').length * 2 < word.length ? word : fold(word)))
  const { known } = useIndex()
  const least = isShort ? 2 : shortest
  return findLongest(words, (joined) => (joined.length >= least ? known.get(joined) : undefined))?.name ?? null
}

/** A chain that means the shop wherever its name is printed, and whether the text begins with it. */
export function findDistinctShop(text: string): { readonly name: string; readonly isFirst: boolean } | null {
  const { distinct } = useIndex()
  const found = findLongest(plain(text).split(' '), (joined) => distinct.get(joined))
  return found === null ? null : { name: found.name, isFirst: found.start === 0 }
}

// A logo gives letters that no language of the receipt has: they may be any.
const isOdd = (letter: string): boolean => !/[a-z\d]/u.test(letter)

/** The only such chain that a logo can be whose odd letters were misread: LęDL. */
export function findShopOfLogo(text: string): string | null {
  const letters = [...text.toLowerCase().replaceAll(/\s/gu, '')]
  const odd = letters.filter(isOdd).length
  if (letters.length < shortest || odd === 0 || odd > letters.length * 0.3) return null
  const canBe = (name: string) =>
    name.length === letters.length && letters.every((letter, at) => isOdd(letter) || letter === name[at])
  const found = [...useIndex().distinct].filter(([joined]) => canBe(joined))
  return found.length === 1 ? (found[0]?.[1] ?? null) : null
}
