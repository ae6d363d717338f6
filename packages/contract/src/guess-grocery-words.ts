import { grocery_words } from './grocery-words.ts'

const most_words = 4

/** A word without its accents and its plural: tomatoes, tomato; berries, berry. */
function foldWord(word: string): string {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe')
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=o|ch|sh|x|ss)es$/, '')
    .replace(/s$/, '')
}

const wordsOf = (name: string): string[] => (name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map(foldWord)

let index: Map<string, string> | undefined

function readIndex(): Map<string, string> {
  const listed = Object.entries(grocery_words).flatMap(([category, names]) =>
    names.split(',').map((name) => [wordsOf(name).join(' '), category] as const),
  )
  return new Map(listed)
}

/**
 * What a thing of that name is filed under, by the built-in words alone: the longest known run of words, and of equals the
 * last, which names the thing in most languages. Null where no word is known.
 */
export function guessByWords(name: string): string | null {
  index ??= readIndex()
  const words = wordsOf(name.slice(0, 200))
  for (let length = Math.min(most_words, words.length); length > 0; length--)
    for (let from = words.length - length; from >= 0; from--) {
      const found = index.get(words.slice(from, from + length).join(' '))
      if (found !== undefined) return found
    }
  return null
}
