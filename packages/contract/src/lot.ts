import * as z from 'zod/mini'
import { orNull } from './values/fields.ts'

/** What came into the house at one time, as far as it is still there. */
export const lot = z.object({
  lot_id: z.number(),
  quantity: z.number(),
  expiry_date: orNull(z.string()),
  purchase_date: orNull(z.string()),
  location: orNull(z.string()),
  /** What was paid for all of it. */
  price: orNull(z.number()),
  opened_on: orNull(z.string()),
  frozen_on: orNull(z.string()),
})

export type Lot = z.output<typeof lot>
