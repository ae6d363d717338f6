import { foldLetters } from './fold-letters.ts'
import { type GroceryIndex, createGroceryIndex, shortest, skeletonOf } from './grocery-index.ts'
import type { Product } from './products.ts'

/** What is known of a kind of groceries, without its words. */
export type Grocery = Pick<Product, 'category' | 'place' | 'days'>

/** No name is as long; what goes on and on must not keep anybody waiting. */
const most = { letters: 200, words: 16, word: 32, endings: 3 } as const

/**
 * How sure a match is beside the rank of its product: a maker says more than a flavour beside it, a word that was cut off
 * less than one that was not.
 */
const certainty = { phrase: 1.5, maker: 1, word: 0, inflected: -0.1, part: -1.2, cut: -2.2 } as const

// What stands behind them says what is in it, not what it is: jus de pomme, chocolat au lait, Müsli mit Nüssen.
const particles = new Set(
  'de do da du des di al alla au aux con com en em mit with in im met med z ze ile sabor aroma smak'.split(' '),
)

interface Hit {
  readonly row: Product
  readonly score: number
}

const toHit = (row: Product | null | undefined, sure: number): Hit | null =>
  row ? { row, score: row.rank + sure } : null

/** The row of the longest listed word that the token begins with, and how many letters are left. */
function findStem(index: GroceryIndex, token: string): { readonly row: Product; readonly left: number } | null {
  for (let end = token.length - 1; end >= shortest.stem; end--) {
    const row = index.words.get(token.slice(0, end))
    if (row) return { row, left: token.length - end }
  }
  return null
}

/** The row of the longest word that may end a compound and ends this one, inflected or not. */
function findHead(index: GroceryIndex, token: string): Product | undefined {
  for (let start = 1; start <= token.length - shortest.stem; start++) {
    for (let end = token.length; end >= token.length - 2 && end - start >= shortest.stem; end--) {
      const row = index.heads.get(token.slice(start, end))
      if (row) return row
    }
  }
  return undefined
}

function matchToken(index: GroceryIndex, token: string): Hit | null {
  const maker = index.makers.get(token)
  if (maker) return toHit(maker, certainty.maker)
  const word = index.words.get(token) ?? index.words.get(token.replace(/ies$/u, 'y'))
  if (word) return toHit(word, certainty.word)
  const stem = findStem(index, token)
  if (stem && stem.left <= most.endings) return toHit(stem.row, certainty.inflected)
  const head = findHead(index, token)
  if (head) return toHit(head, certainty.inflected)
  if (stem) return toHit(stem.row, certainty.part)
  if (token.length >= shortest.cut && index.cut.get(token)) return toHit(index.cut.get(token), certainty.cut)
  const isVowelless = token.length >= shortest.skeleton && !/[aeiou]/u.test(token)
  return isVowelless ? toHit(index.skeletons.get(skeletonOf(token)), certainty.cut) : null
}

/** The best of all words; of equals the last one, which names the thing in most languages: milk chocolate. */
function matchTokens(index: GroceryIndex, tokens: readonly string[]): Hit | null {
  let best: Hit | null = null
  tokens.forEach((token, at) => {
    const long = [4, 3, 2].map((count) => index.phrases.get(tokens.slice(at, at + count).join(' '))).find(Boolean)
    for (const hit of [toHit(long, certainty.phrase), matchToken(index, token)]) {
      if (hit !== null && (best === null || hit.score >= best.score)) best = hit
    }
  })
  return best
}

let shared: GroceryIndex | undefined

/** The product that a printed or typed name most likely is, by the word list; null where it has no word of it. */
export function findProduct(name: string, index: GroceryIndex = (shared ??= createGroceryIndex())): Product | null {
  const folded = foldLetters(name.slice(0, most.letters)).replaceAll(/['’]/gu, '')
  // Sizes, prices and article numbers are no words; a digit for a letter is a word that was misread.
  const named = (folded.match(/[\p{L}\d]+/gu) ?? []).filter((token) => /\p{L}{2}/u.test(token))
  const tokens = named.slice(0, most.words).map((token) => token.slice(-most.word))
  const behind = tokens.findIndex((token, at) => at > 0 && particles.has(token))
  const hit = (behind > 0 && matchTokens(index, tokens.slice(0, behind))) || matchTokens(index, tokens)
  return hit?.row ?? null
}

/** What kind of groceries such a product is. */
export function guessGrocery(name: string, index?: GroceryIndex): Grocery | null {
  const product = findProduct(name, index)
  if (product === null) return null
  const { category, place, days } = product
  return { category, place, days }
}
