/** What came into the house at one time, as far as using it up matters. */
export interface Lot {
  readonly quantity: number
  /** Good until the end of that day, in days from today; Infinity where it never goes off. */
  readonly good_for: number
}

export interface LotUse {
  readonly used: number
  /** What is left of it when it goes off. */
  readonly lost: number
}

/** How much is used, all together, by the end of that many days from today. */
export type UseCurve = (days: number) => number

/**
 * What becomes of lots when so much is used: the first that is still good is used first, and what is left of a lot on its
 * day is lost. The order of the lots is the order of use.
 */
export function spendLots(lots: readonly Lot[], usedBy: UseCurve): LotUse[] {
  const left = lots.map(({ quantity }) => quantity)
  const days = [...new Set(lots.map(({ good_for }) => good_for))].filter(Number.isFinite).toSorted((a, b) => a - b)
  const lost = lots.map(() => 0)
  let used_before = 0
  for (const day of days) {
    // Nothing is used of what has gone off already.
    const used = day < 0 ? 0 : Math.max(used_before, usedBy(day))
    let to_use = used - used_before
    used_before = used
    for (const [at, lot] of lots.entries()) {
      if (lot.good_for < day) continue
      const taken = Math.min(left[at] ?? 0, to_use)
      left[at] = (left[at] ?? 0) - taken
      to_use -= taken
    }
    for (const [at, lot] of lots.entries()) {
      if (lot.good_for !== day) continue
      lost[at] = left[at] ?? 0
      left[at] = 0
    }
  }
  return lots.map(({ quantity }, at) => ({ used: quantity - (left[at] ?? 0) - (lost[at] ?? 0), lost: lost[at] ?? 0 }))
}
