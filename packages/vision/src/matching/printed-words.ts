import { similarity } from './similarity.ts'

/** A printed word that a word of a name is alike to, and how much. */
export interface Alike {
  readonly printed: number
  readonly value: number
}

/** The letters of a word as bits, several letters sharing one: a word without the bit has none of them. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** The printed words of one first letter, with what tells most names apart from them without looking at their letters. */
interface Bucket {
  readonly numbers: Int32Array
  readonly letters: Int32Array
  readonly lengths: Int32Array
}

function toBucket(words: readonly string[], numbers: readonly number[]): Bucket {
  return {
    numbers: Int32Array.from(numbers),
    letters: Int32Array.from(numbers, (number) => lettersOf(words[number]!)),
    lengths: Int32Array.from(numbers, (number) => words[number]!.length),
  }
}

/**
 * The different words of all lines, by number, to be held against the names of a household one by one: a receipt has
 * hundreds of words, and a household may have a million. Only words with the same first letter can be alike, and of these
 * only such are compared as have all letters of the print, or about as many letters and nearly the same ones.
 */
export function createPrintedWords(words: readonly string[], compare = similarity) {
  const numbers = new Map(words.map((word, number) => [word, number]))
  const by_letter = new Map<string, number[]>()
  for (const [word, number] of numbers) {
    const first = word.slice(0, 1)
    by_letter.set(first, [...(by_letter.get(first) ?? []), number])
  }
  const buckets = new Map(Array.from(by_letter, ([first, own]) => [first, toBucket(words, own)]))

  /** The printed words that may mean this word of a name. */
  function findAlike(named: string): Alike[] {
    const found: Alike[] = []
    const bucket = buckets.get(named.slice(0, 1))
    if (bucket === undefined) return found
    const { letters, lengths } = bucket
    const [own, length] = [lettersOf(named), named.length]
    for (let at = 0; at < letters.length; at++) {
      const [wanted, longer] = [letters[at]!, length - lengths[at]!]
      // Letters left out leave a part of the word; a misread letter or a plural changes two at most.
      const isPart = longer > 0 && (wanted & ~own) === 0
      if (!isPart && (longer > 2 || longer < -2 || countBits(wanted ^ own) > 2)) continue
      const printed = bucket.numbers[at]!
      const value = compare(words[printed]!, named)
      if (value > 0) found.push({ printed, value })
    }
    return found
  }

  return { numberOf: (word: string): number => numbers.get(word) ?? -1, findAlike }
}

export type PrintedWords = ReturnType<typeof createPrintedWords>
