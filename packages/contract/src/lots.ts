import { type Lot } from './lot.ts'

export type { Lot } from './lot.ts'

/** Earlier days first; without a day it comes last. */
const compareDays = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1

const newer_than_any = 2 ** 40
// A phone numbers its own lots downwards from -1: they are newer than what the server has numbered.
const ageOf = ({ lot_id }: Lot): number => (lot_id < 0 ? newer_than_any - lot_id : lot_id)

const compareAge = (a: Lot, b: Lot): number => compareDays(a.purchase_date, b.purchase_date) || ageOf(a) - ageOf(b)

/** The order in which lots are used: what is open, then what goes off first, then the oldest. */
export function compareUse(a: Lot, b: Lot): number {
  const byOpened = Number(b.opened_on !== null) - Number(a.opened_on !== null)
  return byOpened || compareDays(a.expiry_date, b.expiry_date) || compareAge(a, b)
}

/** The order in which lots go off. */
export function compareExpiry(a: Lot, b: Lot): number {
  return compareDays(a.expiry_date, b.expiry_date) || compareUse(a, b)
}

/** The lot whose dates and place an item shows: the one that goes off first. */
export function findShownLot(lots: readonly Lot[]): Lot | undefined {
  return lots.toSorted(compareExpiry)[0]
}

/** How much of an item is past its date. */
export function sumExpired(lots: readonly Lot[], today: string): number {
  const expired = lots.filter(({ expiry_date }) => expiry_date !== null && expiry_date < today)
  return Number(expired.reduce((sum, { quantity }) => sum + quantity, 0).toFixed(3))
}

/** What may happen to a lot that changes how long it keeps. */
export type LotChangeKind = 'opened' | 'frozen' | 'thawed'

/** Until when a lot keeps after a change, of what was known and what is usual: open no longer, frozen no shorter. */
export function guessExpiry(kind: LotChangeKind, known: string | null, usual: string | null): string | null {
  if (known === null || usual === null || kind === 'thawed') return usual ?? known
  return (kind === 'opened') === known < usual ? known : usual
}
