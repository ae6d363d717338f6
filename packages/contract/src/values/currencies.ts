/** What a receipt may be paid in, the most usual first; beyond the specification. */
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'AUD',
  'CAD',
  'NZD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'TRY',
  'BRL',
  'MXN',
  'SGD',
  'HKD',
  'MYR',
  'IDR',
  'PHP',
  'INR',
  'JPY',
  'ZAR',
] as const

/** Currencies that are written with the sign of the dollar alone. */
const dollars: ReadonlySet<string> = new Set(['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'MXN'])

const canada =
  /^America\/(?:Toronto|Montreal|Vancouver|Edmonton|Calgary|Winnipeg|Regina|Halifax|Moncton|St_Johns|Whitehorse)$/

/** What a bare dollar is where the household lives; null where that says nothing. */
export function findLocalDollar(time_zone: string): string | null {
  if (/^Pacific\/(?:Auckland|Chatham)$/.test(time_zone)) return 'NZD'
  if (time_zone.startsWith('Australia/')) return 'AUD'
  if (time_zone === 'Asia/Singapore') return 'SGD'
  if (time_zone === 'Asia/Hong_Kong') return 'HKD'
  return canada.test(time_zone) ? 'CAD' : null
}

/** The currencies that a household chose before: in this shop, and in whichever it was last. */
export interface ChosenCurrencies {
  readonly of_shop: string | null
  readonly of_household: string | null
}

/**
 * What a receipt was paid in: what was chosen for the shop, else what is printed. A bare dollar, which a reader takes for that of the
 * United States, is the household's own, or that of the place where it lives.
 */
export function chooseCurrency(
  read: string | null,
  { of_shop, of_household }: ChosenCurrencies,
  time_zone: string,
): string | null {
  if (of_shop !== null) return of_shop
  if (read === null) return of_household
  if (read !== 'USD') return read
  if (of_household !== null && dollars.has(of_household)) return of_household
  return findLocalDollar(time_zone) ?? read
}
