/** What a name is made of: its words, and what it says of how much is in it, by what that is measured in. */
export interface Words {
  readonly names: readonly string[]
  readonly sizes: Readonly<Record<string, number>>
}

const measure = /(?<!\d)(\d+(?:[.,]\d+)?) ?(kg|g|ml|cl|dl|l|oz|lb|lbs|gal|%)(?![\p{L}\p{N}])/gu
/** Counts and packings that stand beside a name and are no part of it. */
const packing = /^(?:\d+|\d*x\d*|\d+(?:pk|ct|pcs|st|er)|pk|ct|pcs|st|ea)$/u
const in_grams: Readonly<Record<string, number>> = { kg: 1000, g: 1, l: 1000, dl: 100, cl: 10, ml: 1 }

function kindOf(unit: string): string {
  return unit.endsWith('l') && unit !== 'gal' ? 'ml' : unit.endsWith('g') ? 'g' : unit
}

/** True where both say how much is in them, and not the same: milk of 1.5 % is not the milk of 3.5 %. */
export function differInSize({ sizes: one }: Words, { sizes: other }: Words): boolean {
  return Object.entries(one).some(([kind, amount]) => other[kind] !== undefined && other[kind] !== amount)
}

/** The words of a name as they compare: no case, no accents, no sizes, no packing. */
export function readWords(text: string): Words {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  const sizes: Record<string, number> = {}
  const without_sizes = folded.replace(measure, (_, number: string, unit: string) => {
    const amount = Number(number.replace(',', '.')) * (in_grams[unit] ?? 1)
    sizes[kindOf(unit)] ??= Number(amount.toFixed(3))
    return ' '
  })
  const words = without_sizes.replace(/['’]/gu, '').match(/[\p{L}\p{N}]+/gu) ?? []
  const names = words.filter((word) => !packing.test(word) && word.length > 1)
  return { names: names.length > 0 ? names : words.filter((word) => !packing.test(word)), sizes }
}

/** True where a till left letters out: the same beginning, the rest in order. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

/** True where one letter was misread, lost or added. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [rest, other_rest] = [one.slice(same), other.slice(same)]
  if (rest.length === other_rest.length) return rest.slice(1) === other_rest.slice(1)
  return rest.length > other_rest.length ? rest.slice(1) === other_rest : other_rest.slice(1) === rest
}

const plural = /^(?:es|s|n|en)$/u

/** How alike a word of a receipt and a word of a name are, from 0 to 1; only the receipt abbreviates. */
export function similarity(printed: string, named: string): number {
  if (printed === named) return 1
  // Most pairs of words have nothing in common: they must cost nothing.
  if (printed[0] !== named[0]) return 0
  const [short, long] = printed.length < named.length ? [printed, named] : [named, printed]
  if (short.length >= 3 && long.startsWith(short) && plural.test(long.slice(short.length))) return 0.97
  if (short.length >= 5 && isOneLetterOff(printed, named)) return 0.92
  if (!isAbbreviation(printed, named)) return 0
  if (named.startsWith(printed)) return printed.length >= 3 ? 0.85 : 0.6
  // MLK keeps the bones of milk, MK could be anything.
  return printed.length >= 3 && printed.length * 2 >= named.length ? 0.75 : 0.5
}
