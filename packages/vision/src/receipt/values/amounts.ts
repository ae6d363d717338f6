/** Money as it stands on a receipt. */
export interface Amount {
  readonly value: number
  readonly currency: string | null
  /** Whether it was mended: a letter read as a digit, or a separator that was lost. */
  readonly mended: boolean
}

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  rm: 'MYR',
  myr: 'MYR',
  eur: 'EUR',
  euro: 'EUR',
  usd: 'USD',
  us$: 'USD',
  gbp: 'GBP',
  chf: 'CHF',
  sfr: 'CHF',
  cad: 'CAD',
  aud: 'AUD',
  s$: 'SGD',
  sgd: 'SGD',
}

/** The currency that a word names, if it does. */
export function readCurrency(word: string): string | null {
  return signs[word.toLowerCase().replace(/[.:()]/gu, '')] ?? null
}

const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  l: '1',
  I: '1',
  i: '1',
  S: '5',
  B: '8',
  Z: '2',
  C: '0',
  c: '0',
}

const shape =
  /^(?<sign>[-–]?)(?<prefix>rm|myr|eur|usd|us\$|s\$|gbp|chf|[$€£])?(?<inner>[-–]?)(?<whole>[\dOoDQlIiSBZ]{1,3}(?:[.,' ]?[\dOoDQlIiSBZ]{3})*|)\s?[.,·]\s?(?<cents>[\dOoDQlIiSBZC][\dOoDQSBZC])(?<after>[-–]?)(?<suffix>€|eur|chf|kr)?$/iu

function toDigits(text: string): string {
  return [...text].map((letter) => lookalikes[letter] ?? letter).join('')
}

/** Reads a word as an amount with two decimals; digits that were read as letters count where real digits surround them. */
export function readAmount(word: string): Amount | null {
  const bare = word.replace(/^[([{*]+|(?<![)\]}*])[)\]}*]+$/gu, '')
  const match = shape.exec(bare)?.groups
  if (match === undefined) return null
  const { whole = '', cents = '', prefix, suffix, sign, inner, after } = match
  const raw = (whole + cents).replace(/[.,' ]/gu, '')
  const digits = (raw.match(/\d/gu) ?? []).length
  if (digits < Math.max(1, raw.length / 2)) return null
  const [units, rest] = [toDigits(whole).replace(/\D/gu, ''), toDigits(cents)]
  const value = Number(`${units === '' ? '0' : units}.${rest}`)
  const isNegative = [sign, inner, after].some((mark) => mark !== undefined && mark !== '')
  const currency = readCurrency(prefix ?? suffix ?? '')
  return { value: isNegative ? -value : value, currency, mended: digits < raw.length }
}

/** Money is added in cents: 0.1 + 0.2 is 0.3. */
export function toCents(value: number): number {
  return Math.round(value * 100)
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + toCents(value), 0) / 100
}
