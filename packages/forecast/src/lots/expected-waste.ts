import { isCountable, roundQuantity } from '@larder/contract/values/units'
import { type DatedLot, lotsToUse, toLot, usedUpByOf } from './dated-lots.ts'
import { type Stocked } from '../restock.ts'
import { spendLots } from './spend-lots.ts'
import { createUseCurve, type UsedUpBy } from './use-curve.ts'

export interface ExpectedWaste {
  readonly quantity: number
  /** The day on which the first of it goes off. */
  readonly by: string
}

/** Ways in which use may go, from slow to fast, that the expected value is taken over. */
const ways = Array.from({ length: 10 }, (_, way) => (way + 0.5) / 10)
const more_likely_than_not = 0.5
/** Less is rounding. */
const nothing = 1e-6

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Whole pieces where there are such, else two digits: 437 ml would sound as if somebody knew. Always down: less is likelier. */
function roundDown(quantity: number, areWhole: boolean): number {
  const step = areWhole ? 1 : 10 ** (Math.floor(Math.log10(Math.max(quantity, nothing))) - 1)
  return roundQuantity(Math.floor(quantity / step + nothing) * step)
}

/** The first day by which so much is lost. */
function findFirstLoss(lots: readonly DatedLot[], lost: readonly number[], least: number): string | null {
  const losses = lots
    .flatMap(({ expiry_date }, at) => (expiry_date === null ? [] : [{ expiry_date, quantity: lost[at] ?? 0 }]))
    .toSorted((a, b) => (a.expiry_date < b.expiry_date ? -1 : 1))
  let all = 0
  return losses.find(({ quantity }) => quantity > nothing && (all += quantity) >= least - nothing)?.expiry_date ?? null
}

interface Outlook {
  readonly usedUpBy: UsedUpBy
  /** Days since 1970. */
  readonly today: number
  readonly unit: string | null
}

/**
 * How much of the lots will go off before it is used, where the order of the lots is the order of use. Told is what is lost
 * more likely than not, and no more than is expected over all the ways use may go; what is past its day is lost for certain.
 */
export function expectWaste(lots: readonly DatedLot[], { usedUpBy, today, unit }: Outlook): ExpectedWaste | null {
  const there = lots.filter(({ quantity }) => quantity > 0).map((lot) => ({ ...lot, ...toLot(lot, today) }))
  const stock = sum(there.map(({ quantity }) => quantity))
  const lossesAt = (chance: number): number[] =>
    spendLots(there, createUseCurve(usedUpBy, chance, stock)).map(({ lost }) => lost)
  const likely = lossesAt(more_likely_than_not)
  if (sum(likely) <= nothing) return null
  const expected = sum(ways.map((chance) => sum(lossesAt(chance)))) / ways.length
  const told = Math.min(sum(likely), expected)
  const certain = sum(there.map(({ quantity, good_for }) => (good_for < 0 ? quantity : 0)))
  const areWhole = (unit === null || isCountable(unit)) && there.every(({ quantity }) => Number.isInteger(quantity))
  const quantity =
    told >= stock - nothing ? roundQuantity(stock) : Math.max(roundQuantity(certain), roundDown(told, areWhole))
  // A crumb that goes off today is not the day on which three of eight do.
  const by = quantity > 0 ? findFirstLoss(there, likely, areWhole ? 1 : quantity / 10) : null
  return by === null ? null : { quantity, by }
}

/** How much of an item will go off before it is used; null where nothing will, or too little is known of its use to say so. */
export function expectWasteOf(
  item: Omit<Stocked, 'low_stock_threshold'>,
  lots: readonly DatedLot[],
  unit: string | null,
): ExpectedWaste | null {
  const usedUpBy = usedUpByOf(item)
  if (usedUpBy === null) return null
  return expectWaste(lotsToUse(lots, item.stats), { usedUpBy, today: item.today, unit })
}
