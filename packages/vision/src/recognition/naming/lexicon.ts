import { lettersFound } from '../sight/likeness.ts'

/** What a lexicon answers: words of names that a reading may be, and how many letters of each it is good for. */
export type LookUp = (read: string) => ReadonlyMap<string, number>

// A word with more than a quarter of its letters misread keeps this share of its pairs.
const least_share = 0.34
const shortest_piece = 3

/** A pair of letters as a number. */
const pairAt = (word: string, at: number): number => word.charCodeAt(at) * 65_536 + word.charCodeAt(at + 1)

/** Adds numbers in their order, each once. */
function addOnce<Key>(index: Map<Key, number[]>, key: Key, number: number): void {
  const numbers = index.get(key)
  if (numbers === undefined) index.set(key, [number])
  else if (numbers.at(-1) !== number) numbers.push(number)
}

/** The words by their pairs of letters: a misread letter spoils two of them, the others still lead to the word. */
export function indexPairs(words: readonly string[], share = least_share): (read: string) => Iterable<string> {
  const by_pair = new Map<number, number[]>()
  words.forEach((word, number) => {
    if (word.length <= 3) return
    for (let at = 0; at + 1 < word.length; at++) addOnce(by_pair, pairAt(word, at), number)
  })
  const shared = new Uint16Array(words.length)
  return (read) => {
    const pairs = new Set(Array.from({ length: Math.max(0, read.length - 1) }, (_, at) => pairAt(read, at)))
    const touched: number[] = []
    for (const pair of pairs) {
      for (const number of by_pair.get(pair) ?? []) {
        if (shared[number] === 0) touched.push(number)
        shared[number]! += 1
      }
    }
    const near = touched.filter((number) => shared[number]! >= share * (words[number]!.length - 1))
    for (const number of touched) shared[number] = 0
    return near.map((number) => words[number]!)
  }
}

/** Beginnings and ends of words: what is left of one on a package that turns away from the camera. */
function indexPieces(words: readonly string[]): (piece: string) => string | undefined {
  const [by_start, by_end] = [new Map<string, number[]>(), new Map<string, number[]>()]
  words.forEach((word, number) => {
    if (word.length <= shortest_piece) return
    addOnce(by_start, word.slice(0, shortest_piece), number)
    addOnce(by_end, word.slice(-shortest_piece), number)
  })
  /** The only word that begins or ends so and goes on; undefined where there are several. */
  return (piece) => {
    let found: string | undefined
    for (const number of by_start.get(piece.slice(0, shortest_piece)) ?? []) {
      const word = words[number]!
      if (word.length <= piece.length || !word.startsWith(piece)) continue
      if (found !== undefined) return undefined
      found = word
    }
    for (const number of by_end.get(piece.slice(-shortest_piece)) ?? []) {
      const word = words[number]!
      if (word.length <= piece.length || word === found || !word.endsWith(piece)) continue
      if (found !== undefined) return undefined
      found = word
    }
    return found
  }
}

/**
 * Finds words of names in what was read without comparing each with each: a household may have thousands. Words are numbers
 * in its index: as sets of texts those of a very large household took more memory than there is.
 */
export function createLexicon(names: Iterable<string>): LookUp {
  const known_words = new Set(names)
  const words = [...known_words]
  const [findNear, findOnly] = [indexPairs(words), indexPieces(words)]

  /** Half of a word or more, where no other word has that piece: the fewer names there are, the more it says. */
  function findPiece(piece: string): string | undefined {
    const word = piece.length < shortest_piece ? undefined : findOnly(piece)
    return word !== undefined && 2 * piece.length >= word.length ? word : undefined
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
    const found = new Map<string, number>()
    if (known_words.has(read)) found.set(read, read.length)
    for (const word of findNear(read)) {
      const letters = lettersFound(word, read)
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
