/** What a name is made of: its words, and what it says of how much is in it, by what that is measured in. */
export interface Words {
  readonly names: readonly string[]
  readonly sizes: Readonly<Record<string, number>>
}

// Not from within a number: a name of nothing but digits would be read once for each of them.
const measure = /(?<!\d)(\d+(?:[.,]\d+)?) ?(kg|g|ml|cl|dl|l|oz|lb|lbs|gal|%)(?![\p{L}\p{N}])/gu
/** Counts and packings that stand beside a name and are no part of it. */
const packing = /^(?:\d+|\d*x\d*|\d+(?:pk|ct|pcs|st|er)|pk|ct|pcs|st|ea)$/u
const in_grams: Readonly<Record<string, number>> = { kg: 1000, g: 1, l: 1000, dl: 100, cl: 10, ml: 1 }

function kindOf(unit: string): string {
  return unit.endsWith('l') && unit !== 'gal' ? 'ml' : unit.endsWith('g') ? 'g' : unit
}

/** True where both say how much is in them, and not the same: milk of 1.5 % is not the milk of 3.5 %. */
export function differInSize({ sizes: one }: Pick<Words, 'sizes'>, { sizes: other }: Pick<Words, 'sizes'>): boolean {
  return Object.entries(one).some(([kind, amount]) => other[kind] !== undefined && other[kind] !== amount)
}

/** Far above what any product is called; what is beyond is left out, so that no name costs more than others. */
const most = { letters: 400, words: 24 } as const

const plain_ascii = /^[\x20-\x7e]*$/u

function fold(text: string): string {
  // Most names need no more, and there may be tens of thousands of them.
  if (plain_ascii.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}

/** The words of a name as they compare: no case, no accents, no sizes, no packing. */
export function readWords(text: string): Words {
  const folded = fold(text.slice(0, most.letters)).slice(0, most.letters)
  const sizes: Record<string, number> = {}
  const without_sizes = folded.replace(measure, (_, number: string, unit: string) => {
    const amount = Number(number.replace(',', '.')) * (in_grams[unit] ?? 1)
    sizes[kindOf(unit)] ??= Number(amount.toFixed(3))
    return ' '
  })
  const words = (without_sizes.replace(/['’]/gu, '').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, most.words)
  const names = words.filter((word) => !packing.test(word) && word.length > 1)
  return { names: names.length > 0 ? names : words.filter((word) => !packing.test(word)), sizes }
}
