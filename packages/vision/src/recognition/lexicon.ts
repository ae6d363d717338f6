import { lettersFound } from './likeness.ts'

/** The pairs of letters of a word, with its ends: a misread letter spoils two of them, the others still lead to it. */
function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 1 < word.length; at++) pairs.add(word.slice(at, at + 2))
  return pairs
}

// A word with more than a quarter of its letters misread keeps this share of its pairs.
const least_share = 0.34

/** Finds words of names in what was read without comparing each with each: a household may have thousands. */
export function createLexicon(words: Iterable<string>): (read: string) => Map<string, number> {
  const by_pair = new Map<string, string[]>()
  const short = new Set<string>()
  for (const word of new Set(words)) {
    if (word.length <= 3) short.add(word)
    else
      for (const pair of pairsOf(word)) {
        const others = by_pair.get(pair)
        if (others === undefined) by_pair.set(pair, [word])
        else others.push(word)
      }
  }
  const known = new Map<string, Map<string, number>>()
  return (read) => {
    const remembered = known.get(read)
    if (remembered !== undefined) return remembered
    const shared = new Map<string, number>()
    for (const pair of pairsOf(read))
      for (const word of by_pair.get(pair) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1)
    const found = new Map<string, number>()
    if (short.has(read)) found.set(read, read.length)
    for (const [word, count] of shared) {
      if (count < least_share * (word.length - 1)) continue
      const letters = lettersFound(word, read)
      if (letters > 0) found.set(word, letters)
    }
    known.set(read, found)
    return found
  }
}
