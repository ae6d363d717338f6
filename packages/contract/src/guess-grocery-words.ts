import { grocery_words } from './grocery-words.ts'
import { fold } from './values/fold.ts'

const most_words = 4

/** A word without its plural: tomatoes, tomato; berries, berry. */
function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=o|ch|sh|x|ss)es$/, '')
    .replace(/s$/, '')
}

const wordsOf = (name: string): string[] => (fold(name).match(/[\p{L}\p{M}]+/gu) ?? []).map(toSingular)

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
