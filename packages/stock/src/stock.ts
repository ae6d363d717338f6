import { type CountedItem } from '@larder/contract/values/unit-factors'
import { type Lots } from './lots/lot-change.ts'
import { type MovingEvent } from './lots/lots-of-event.ts'

/** The stock of an item: what every change of it looks at and moves. */
export interface Stock extends Lots, CountedItem {
  readonly quantity: number
  /** What the lot says that the item shows; an item that is all gone keeps what its last one said. */
  readonly expiry_date: string | null
  readonly purchase_date: string | null
  readonly location: string | null
}

/** Where a change leads to: by how much, or to how much. */
export type Amount = { readonly delta: number } | { readonly quantity: number }

/** What happens to the stock of an item. */
export type StockChange = MovingEvent &
  Amount & {
    /** The unit that its amount is said in, where that may be another one than the item has by now. */
    readonly counted_in?: string | null | undefined
    /** True of what was recorded offline: it happened, and is recorded as far as the stock allows it. */
    readonly is_late?: boolean | undefined
    readonly notes?: string | null | undefined
  }

/** By how much a change moves the stock, and to how much. */
export interface Move {
  readonly delta: number
  readonly quantity_after: number
}
