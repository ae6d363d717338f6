import * as z from 'zod/mini'
import { minimum_batch_quantity, receipt_defaults } from './constants.ts'
import { amountInUnitOf } from './values/units.ts'

/** What must be known of an item to add more of it. */
export const knownItem = z.object({
  item_id: z.number(),
  item_name: z.string(),
  quantity: z.number(),
  unit_of_measure: z.nullable(z.string()),
  item_weight: z.nullable(z.number()),
  item_weight_unit: z.nullable(z.string()),
})

export type KnownItem = z.output<typeof knownItem>

/** A product on its way into the inventory; the first six fields are the specification's. */
export const batchProduct = z.object({
  item_name: z._default(z.string(), ''),
  quantity: z._default(z.number(), receipt_defaults.quantity),
  unit_of_measure: z._default(z.string(), receipt_defaults.unit),
  notes: z._default(z.nullable(z.string()), null),
  brand: z._default(z.nullable(z.string()), null),
  category: z._default(z.string(), receipt_defaults.category),
  /** The same wherever it is shown, so that what was added once is known as added. */
  id: z._default(z.string(), ''),
  /** Makes a second try count once; another request gets another key. */
  key: z._default(z.string(), ''),
  barcode: z._default(z.nullable(z.string()), null),
  /** The item of the household that it is, where it is one. */
  known: z._default(z.nullable(knownItem), null),
  /** True where it becomes a purchase of that item instead of a new one. */
  is_joined: z._default(z.boolean(), false),
  /** The amount in the item's unit where a person said it. */
  quantity_added: z._default(z.nullable(z.number()), null),
  /** The pieces of the photo that show it. */
  crop_ids: z._default(z.array(z.string()), []),
})

export type BatchProduct = z.output<typeof batchProduct>

/** What a screen hands to batch add in the navigation state. */
export interface BatchState {
  products: readonly BatchProduct[]
  returnPath?: string
  /** True where the return path is the page before this one. */
  return_is_behind?: boolean
}

/** How much more of the known item it is, in the item's unit; null where only a person knows. */
export function amountToAdd(product: Pick<BatchProduct, 'known' | 'quantity' | 'unit_of_measure' | 'quantity_added'>) {
  const { known, quantity, unit_of_measure, quantity_added } = product
  if (known === null || quantity_added !== null) return quantity_added
  return amountInUnitOf(known, quantity, unit_of_measure)
}

/** The specification's quantity of a dialog: a whole number of at least 1, and 1 where it is no number. */
export function wholeQuantity(value: number | null | undefined): number {
  const whole = Math.trunc(value ?? Number.NaN)
  return whole >= minimum_batch_quantity ? whole : minimum_batch_quantity
}
