import { type Brand, brands } from './brands.ts'
import { type Product, products } from './products.ts'

/** What is left of a word where the vowels are left out: chicken and CHKN have the same. */
export function skeletonOf(word: string): string {
  return word
    .replaceAll('ck', 'k')
    .replaceAll(/[aeiou]/gu, '')
    .replaceAll(/(\S)\1+/gu, '$1')
}

export const shortest = { stem: 4, cut: 4, skeleton: 3 } as const

/** A key that stands for products of several categories stands for none of them. */
function addUnlessAmbiguous(found: Map<string, Product | null>, key: string, product: Product): void {
  const before = found.get(key)
  if (before === undefined) found.set(key, product)
  else if (before !== null && before.category !== product.category) found.set(key, null)
}

/** The words as receipts are looked up, made once: by word, by the end of compounds, by what tills cut words to. */
export function createGroceryIndex(from: readonly Product[] = products, from_brands: readonly Brand[] = brands) {
  const words = new Map<string, Product>()
  const makers = new Map<string, Product>()
  const phrases = new Map<string, Product>()
  const heads = new Map<string, Product>()
  const cut = new Map<string, Product | null>()
  const skeletons = new Map<string, Product | null>()

  function addWord(parts: readonly string[], product: Product): void {
    if (parts.length > 1) {
      const phrase = parts.join(' ')
      if (!phrases.has(phrase)) phrases.set(phrase, product)
      return
    }
    const [word = ''] = parts
    // Of two languages that mean different things by a word, the one that comes first has it.
    if (words.has(word)) return
    words.set(word, product)
    // A till that cuts leaves half of a word at least.
    for (let end = Math.max(shortest.cut, Math.ceil(word.length / 2)); end < word.length; end++)
      addUnlessAmbiguous(cut, word.slice(0, end), product)
    const skeleton = skeletonOf(word)
    if (skeleton.length >= shortest.skeleton) addUnlessAmbiguous(skeletons, skeleton, product)
  }

  for (const product of from)
    for (const { parts, isHead } of product.words) {
      addWord(parts, product)
      const [word = ''] = parts
      if (isHead && word.length >= shortest.stem && !heads.has(word)) heads.set(word, product)
    }
  for (const { spellings, product, isEverydayWord } of from_brands)
    if (product !== null && !isEverydayWord)
      for (const parts of spellings) {
        if (parts.length === 1 && !words.has(parts[0]!)) makers.set(parts[0]!, product)
        addWord(parts, product)
      }
  return { words, makers, phrases, heads, cut, skeletons }
}

export type GroceryIndex = ReturnType<typeof createGroceryIndex>
