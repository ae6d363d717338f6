import type { Token } from './tokens.ts'

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
  const isMixed = /^\p{L}{2,}[01]+\p{L}*$|^\p{L}[01]+\p{Ll}+$|^0\p{Ll}{3,}$/u.test(word)
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
  const words = tokens.map(({ text }) => text.replace(/^SR[:;.](?=\S)/u, ''))
  const [first = '', second = ''] = words
  let [count, rest]: [number | null, readonly string[]] = [null, words]
  const lead = /^[*(]?(\d{1,3})[xX)]?$/u.exec(first)
  if (lead !== null && words.length > 1 && (/\p{L}/u.test(second) || words.length > 2)) {
    const value = Number(lead[1])
    if (value > 0 && value < 100) [count, rest] = [value, words.slice(/^[x×*]$/iu.test(second) ? 2 : 1)]
  }
  const name = tidy(rest)
    .map(mendWord)
    .join(' ')
    .replace(/^[*#>.,:;|_\s-]+(?=[\p{L}\d(])/u, '')
    .replace(/[\s*.,:;|_@-]+$/u, '')
  return { name: name.replace(/\s+/gu, ' ').trim(), count }
}

/** Whether the first word of a name may be a 1 that was misread. */
export function startsWithMisreadOne(name: string): boolean {
  return misread_one.test(name.split(' ')[0] ?? '') && name.includes(' ')
}

const code = /^(?:\d{3,6}|[A-Z]{1,3}\d{1,4}|\d{1,3}[A-Z]{1,2}\d*)$/u

/** Article numbers in front of most names are none of their words. */
export function dropCodes(names: readonly string[]): string[] {
  const coded = names.filter((name) => code.test(name.split(' ')[0] ?? '') && name.includes(' '))
  if (names.length === 0 || coded.length < 0.6 * names.length) return [...names]
  return names.map((name) => (coded.includes(name) ? name.slice(name.indexOf(' ') + 1) : name))
}
