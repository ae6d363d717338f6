import * as z from 'zod/mini'
import { shopping } from './constants.ts'
import { orNull } from './values/fields.ts'
import { messages } from './messages.ts'

/** How many days ahead the list looks. */
export const shoppingListQuery = z.object({
  days: z._default(
    z.pipe(
      z
        .string(messages.shopping.daysInvalid)
        .check(z.regex(/^\d{1,2}$/, { error: messages.shopping.daysInvalid, abort: true })),
      z.pipe(
        z.transform(Number),
        z
          .number()
          .check(
            z.gte(shopping.min_days, messages.shopping.daysInvalid),
            z.lte(shopping.max_days, messages.shopping.daysInvalid),
          ),
      ),
    ),
    shopping.default_days,
  ),
})

export const shoppingListEntry = z.object({
  item_id: z.number(),
  item_name: z.string(),
  category: orNull(z.string()),
  brand: orNull(z.string()),
  current_quantity: z.number(),
  unit_of_measure: orNull(z.string()),
  suggested_quantity: z.number(),
  is_low_stock: z._default(z.boolean(), false),
  days_until_depletion: orNull(z.number()),
  confidence_level: orNull(z.number()),
})

export const shoppingListResponse = z.object({ success: z.boolean(), shopping_list: z.array(shoppingListEntry) })

export type ShoppingListEntry = z.output<typeof shoppingListEntry>
