import { roundQuantity } from '@larder/contract/values/units'
import { compareExpiry, type Lot } from '@larder/contract/lots'
import { type LotFacts, type MovedLots, type Lots, no_facts } from './lot-change.ts'
import { countLots, putIntoLots, rescaleLots, takeFromLots } from './move-lots.ts'

/** An event as far as lots follow from it. */
export interface MovingEvent {
  readonly kind: string
  readonly occurred_on: string
  readonly price?: number | null
  /** The lot that a person chose. */
  readonly lot_id?: number | undefined
  /** What is known of what comes in; the rest is as usual. */
  readonly facts?: Partial<LotFacts> | undefined
  /** True where the quantity is the same, counted in another unit. */
  readonly is_rescaled?: boolean
}

/** The stock that it moves. */
export interface MovedStock extends Lots {
  readonly quantity_after: number
  readonly delta: number
  readonly expiry_date: string | null
  readonly purchase_date: string | null
  readonly location: string | null
}

/** What was found on counting has no date of its own; the last one is taken while it can still be true. */
function findFacts({ expiry_date, purchase_date, location }: MovedStock, today: string): LotFacts {
  const isPast = expiry_date !== null && expiry_date < today
  return { ...no_facts, purchase_date, location, expiry_date: isPast ? null : expiry_date }
}

/** Which lots an event moves: purchases come in, the rest goes out of the chosen one, or in the order of use or of expiry. */
export function moveLots(stock: MovedStock, event: MovingEvent): MovedLots {
  const { kind, occurred_on, price = null, lot_id, facts } = event
  if (kind === 'purchased') {
    const bought = { ...no_facts, purchase_date: occurred_on, location: stock.location, price, ...facts }
    return putIntoLots(stock, stock.delta, bought)
  }
  if (kind === 'corrected') {
    const found = { ...findFacts(stock, occurred_on), ...facts }
    return event.is_rescaled === true
      ? rescaleLots(stock, stock.quantity_after, found)
      : countLots(stock, stock.quantity_after, found)
  }
  const byExpiry = kind === 'discarded' ? stock.lots.toSorted(compareExpiry).map((lot) => lot.lot_id) : []
  return takeFromLots(stock, roundQuantity(-stock.delta), lot_id === undefined ? byExpiry : [lot_id])
}

/** The chosen lot holds less than is taken from it, or is not there. */
export function findLotRefusal(lots: readonly Lot[], { lot_id }: MovingEvent, delta: number) {
  if (lot_id === undefined) return undefined
  const chosen = lots.find((lot) => lot.lot_id === lot_id)
  if (chosen === undefined) return 'lot_missing'
  return chosen.quantity + delta < 0 ? 'lot_too_small' : undefined
}
