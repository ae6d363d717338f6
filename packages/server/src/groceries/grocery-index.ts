import { groceries } from './groceries.ts'
import type { GroceryRow } from './table/grocery-row.ts'

const letters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' }

/** Text as words compare: small letters without marks, also those that Unicode does not take apart. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßłıøæœđ]/gu, (letter) => letters[letter] ?? letter)
}

/** Tills without umlauts print KAESE as often as KASE. All words of a row are folded at once. */
function spellings(words: string): string[][] {
  const with_e = words.replaceAll(/[äöü]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
  return [words, with_e].map((text) => foldLetters(text).split(/\s+/u))
}

/** What is left of a word where the vowels are left out: chicken and CHKN have the same. */
export function skeletonOf(word: string): string {
  return word
    .replaceAll('ck', 'k')
    .replaceAll(/[aeiou]/gu, '')
    .replaceAll(/(\S)\1+/gu, '$1')
}

export const shortest = { stem: 4, cut: 4, skeleton: 3 } as const

/** A key that stands for rows of several categories stands for none of them. */
function addUnlessAmbiguous(found: Map<string, GroceryRow | null>, key: string, row: GroceryRow): void {
  const before = found.get(key)
  if (before === undefined) found.set(key, row)
  else if (before !== null && before.category !== row.category) found.set(key, null)
}

/** The word list as it is looked up, made once: by word, by the end of compounds, by what tills cut words to. */
export function createGroceryIndex(rows: readonly GroceryRow[] = groceries) {
  const words = new Map<string, GroceryRow>()
  const phrases = new Map<string, GroceryRow>()
  const heads = new Map<string, GroceryRow>()
  const cut = new Map<string, GroceryRow | null>()
  const skeletons = new Map<string, GroceryRow | null>()

  function addWord(word: string, skeleton: string, row: GroceryRow): void {
    // Of two languages that mean different things by a word, the one that comes first has it.
    if (words.has(word)) return
    words.set(word, row)
    // A till that cuts leaves half of a word at least.
    for (let end = Math.max(shortest.cut, Math.ceil(word.length / 2)); end < word.length; end++)
      addUnlessAmbiguous(cut, word.slice(0, end), row)
    if (skeleton.length >= shortest.skeleton) addUnlessAmbiguous(skeletons, skeleton, row)
  }

  for (const row of rows) {
    for (const spelt of spellings(row.words.trim())) {
      const left = skeletonOf(spelt.join(' ')).split(' ')
      for (const [index, written] of spelt.entries()) {
        if (written.includes('_')) {
          phrases.set(written.replaceAll('_', ' '), row)
          continue
        }
        const isHead = written.startsWith('-')
        const word = isHead ? written.slice(1) : written
        addWord(word, left[index]?.replace('-', '') ?? '', row)
        if (isHead && word.length >= shortest.stem) heads.set(word, row)
      }
    }
  }
  return { words, phrases, heads, cut, skeletons }
}

export type GroceryIndex = ReturnType<typeof createGroceryIndex>
