import type { LookUp } from '../recognition/naming/lexicon.ts'
import { lettersFound } from '../recognition/sight/likeness.ts'

/** The pairs of letters of a word: a misread letter spoils two of them, the others still lead to it. */
function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 1 < word.length; at++) pairs.add(word.slice(at, at + 2))
  return pairs
}

function add(index: Map<string, Set<string>>, key: string, word: string): void {
  const words = index.get(key)
  if (words === undefined) index.set(key, new Set([word]))
  else words.add(word)
}

// A word with more than a quarter of its letters misread keeps this share of its pairs.
const least_share = 0.34
const shortest_piece = 3

/** Beginnings and ends of words: what is left of one on a package that turns away from the camera. */
function indexPieces(words: ReadonlySet<string>): Map<string, Set<string>> {
  const pieces = new Map<string, Set<string>>()
  for (const word of words) {
    for (let length = shortest_piece; length < word.length; length++) {
      add(pieces, word.slice(0, length), word)
      add(pieces, word.slice(-length), word)
    }
  }
  return pieces
}

/** Finds words as the product first did, with a set for every pair and every piece: what the smaller index is held against. */
export function createPlainLexicon(names: Iterable<string>): LookUp {
  const words = new Set(names)
  const by_pair = new Map<string, Set<string>>()
  for (const word of words) if (word.length > 3) for (const pair of pairsOf(word)) add(by_pair, pair, word)
  const pieces = indexPieces(words)

  /** Half of a word or more, where no other word has that piece: the fewer names there are, the more it says. */
  function findPiece(piece: string): string | undefined {
    const [word, ...others] = pieces.get(piece) ?? []
    return word !== undefined && others.length === 0 && 2 * piece.length >= word.length ? word : undefined
  }

  /** The piece that a reading is; where it was cut, its last letter is often misread. */
  function readPiece(read: string): readonly [word: string, letters: number] | undefined {
    const whole = findPiece(read)
    if (whole !== undefined) return [whole, read.length]
    const cut = read.length > 4 ? (findPiece(read.slice(0, -1)) ?? findPiece(read.slice(1))) : undefined
    // "Sweat" without its first letter is half of "weathers", and has nothing to do with it.
    return cut === undefined || 2 * (read.length - 1) <= cut.length ? undefined : [cut, read.length - 2]
  }

  function findAll(read: string): Map<string, number> {
    const shared = new Map<string, number>()
    for (const pair of pairsOf(read))
      for (const word of by_pair.get(pair) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1)
    const found = new Map<string, number>()
    if (words.has(read)) found.set(read, read.length)
    for (const [word, count] of shared) {
      const letters = count < least_share * (word.length - 1) ? 0 : lettersFound(word, read)
      if (letters > 0) found.set(word, letters)
    }
    const [piece, letters] = readPiece(read) ?? ['', 0]
    if (letters > (found.get(piece) ?? 0)) found.set(piece, letters)
    return found
  }

  const known = new Map<string, Map<string, number>>()
  return (read) => {
    const found = known.get(read) ?? findAll(read)
    known.set(read, found)
    return found
  }
}
