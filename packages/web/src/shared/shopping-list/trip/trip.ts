import { type Item } from '@larder/contract/item'
import { type Lot } from '@larder/contract/lots'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { type ListLine } from '../list-line.ts'
import { type BuyableLine } from './purchase.ts'

/** Something that was bought, as far as it can be taken back or dated. */
export interface BoughtLine {
  readonly line: BuyableLine
  readonly event_id: number
  /** Where the date of what was bought belongs; null where the server keeps no lots. */
  readonly lot_id: number | null
}

/** Something that was no item, and what became of it: an item, or nothing. */
export interface FinishedText {
  readonly line: ListLine
  readonly item_id: number | null
}

/** One shopping: what Mark Purchased did, until the next one. */
export interface Trip {
  readonly bought: readonly BoughtLine[]
  /** Ticked things that are no items: what becomes of them is asked. */
  readonly texts: readonly ListLine[]
  readonly finished: readonly FinishedText[]
  readonly is_sheet_open: boolean
}

/** Where the last trip is kept, for the list and for whatever else shops with it. */
export const trip_query = queryOptions<Trip | null>({
  queryKey: ['shopping-trip'],
  queryFn: skipToken,
  staleTime: Infinity,
})

/** The lot of a purchase of that day: it has no date yet, and nobody has done anything with it. */
export function findBoughtLot({ lots = [] }: Pick<Item, 'lots'>, today: string): Lot | undefined {
  return lots
    .filter(({ purchase_date, expiry_date, opened_on, frozen_on }) => {
      const isNew = purchase_date === today && opened_on === null && frozen_on === null
      return isNew && expiry_date === null
    })
    .toSorted((a, b) => a.lot_id - b.lot_id)
    .at(-1)
}

/** The names of everything that was bought. */
export const namesOf = ({ bought, finished }: Trip): string[] =>
  [...bought, ...finished].map(({ line }) => line.item_name)
