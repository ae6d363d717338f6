import type { Token } from '../tokens.ts'

export interface Label {
  readonly name: string
  /** A count in front of the name, where there is one. */
  readonly count: number | null
}

const misread_one = /^[7TIl|!\][]$/u

function isBarcode(text: string): boolean {
  return /^\d{7,}[A-Z]?$/u.test(text)
}

/** Letters that stand where digits do not: Ro11 is Roll, 0range is Orange; 7UP and B12 stay. */
export function mendWord(word: string): string {
  const isMixed = /^\p{L}{2,}[01]+\p{L}*$|^\p{L}[01]+\p{Ll}+$|^0(?!ml$|cl$|kg$|gr$)\p{Ll}{2,}$/u.test(word)
  if (!isMixed || !/\p{Ll}/u.test(word)) return word
  return word.replace(/^0/u, 'O').replace(/1/gu, 'l').replace(/0/gu, 'o')
}

/** Without what is no part of a name at its ends: marks, tax flags, barcodes, loose signs. */
function tidy(words: readonly string[]): string[] {
  const kept = words.filter((word) => !isBarcode(word))
  while (kept.length > 1 && /^(?:[*#>»+.,:;|_-]+|(?:SR|ZR|ZRL)[:.'`]?)$/u.test(kept[0] ?? '')) kept.shift()
  while (kept.length > 1 && /^(?:[*#.,:;|_@$€-]+|[*#][A-Z]{1,2}|SR|ZRL|RM)$/u.test(kept.at(-1) ?? '')) kept.pop()
  return kept
}

/** The name that tokens make, and the count in front of it. */
export function readLabel(tokens: readonly Token[]): Label {
  // The price of one that stands behind a name is none of its words.
  const each = tokens.findIndex(({ kind }, index) => kind === 'amount' && index > 0 && index >= tokens.length - 2)
  const own = each < 0 ? tokens : tokens.slice(0, each)
  const words = own.map(({ text }) => text.replace(/^SR[:;.](?=\S)/u, ''))
  const [first = '', second = ''] = words
  let [count, rest]: [number | null, readonly string[]] = [null, words]
  const lead = /^[*(]?(\d{1,3})[xX)]?$/u.exec(first)
  if (lead !== null && words.length > 1 && (/\p{L}/u.test(second) || words.length > 2)) {
    const value = Number(lead[1])
    if (value > 0 && value < 100) [count, rest] = [value, words.slice(/^[x×*]$/iu.test(second) ? 2 : 1)]
  }
  // "Fries x2" counts behind the name.
  const behind = /^(.*\p{L})\s?[x×]\s?([1-9]\d?)$/iu.exec(rest.join(' '))
  if (count === null && behind !== null) [count, rest] = [Number(behind[2]), (behind[1] ?? '').split(' ')]
  const name = tidy(rest)
    .map(mendWord)
    .join(' ')
    .replace(/^[*#>.,:;|_\s-]+(?=[\p{L}\d(])/u, '')
    .replace(/(?<![\s*.,:;|_@-])[\s*.,:;|_@-]+$/u, '')
  return { name: name.replace(/\s+/gu, ' ').trim(), count }
}

/** Counts as they were printed: a 1 is often read as 7, T or l, and nobody buys seven of a thing at the price of one. */
export function mendCounts(labels: readonly Label[]): Label[] {
  const counted = labels.filter(({ count }) => count !== null).length
  return labels.map(({ name, count }) => {
    const [first = '', ...rest] = name.split(' ')
    if (count === 7) return { name, count: 1 }
    const glued = /^(\d)(\p{Lu}\p{L}{2,})$/u.exec(first)
    if (count === null && glued !== null && counted * 3 >= labels.length)
      return { name: [glued[2], ...rest].join(' '), count: Number(glued[1]) }
    const isCount = count === null && rest.length > 0 && misread_one.test(first) && counted * 3 >= labels.length
    return isCount ? { name: rest.join(' '), count: 1 } : { name, count }
  })
}

const number_code = /^\d{3,6}$/u
const mixed_code = /^(?:[A-Z]{1,3}\d{1,4}|\d{1,3}[A-Z]\d+)$/u

/** Article numbers in front of most names are none of their words; one name alone may begin with its own number. */
export function dropCodes(names: readonly string[]): string[] {
  const isCoded = (name: string) => {
    const [first = '', ...rest] = name.split(' ')
    if (rest.length === 0) return false
    return names.length === 1 ? /^\d{4,6}$/u.test(first) : number_code.test(first) || mixed_code.test(first)
  }
  const coded = names.filter(isCoded)
  if (coded.length < 0.6 * names.length) return [...names]
  return names.map((name) => (isCoded(name) ? name.slice(name.indexOf(' ') + 1) : name))
}

const rate = /\s(?:\d{1,2}(?:[.,]\d?0)?|5[.,]5|2[.,][16]|8[.,]1)%$/u

/** A rate of the tax behind most names belongs to a column; a percentage behind a few is what they are: "Milk 3.5%". */
export function dropRates(names: readonly string[]): string[] {
  const rated = names.filter((name) => rate.test(name))
  if (rated.length < 2 || rated.length < 0.6 * names.length) return [...names]
  return names.map((name) => name.replace(rate, ''))
}
