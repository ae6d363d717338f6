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

/** Why something is on the list, for programs and in one line for people. */
const shoppingReason = z.object({
  kind: z.enum(['runs_out', 'goes_off', 'low_stock', 'asked']),
  text: z.string(),
})

export type ShoppingReason = z.output<typeof shoppingReason>

export const shoppingListEntry = z.object({
  /** Null for what somebody wrote down that is no item. */
  item_id: z.nullable(z.number()),
  item_name: z.string(),
  category: orNull(z.string()),
  brand: orNull(z.string()),
  current_quantity: z.number(),
  unit_of_measure: orNull(z.string()),
  suggested_quantity: z.number(),
  is_low_stock: z._default(z.boolean(), false),
  days_until_depletion: orNull(z.number()),
  confidence_level: orNull(z.number()),
  /** Where the household keeps something of it: a tick, an amount, that somebody asked for it. */
  entry_id: z.optional(z.number()),
  /** The amount that somebody set, else the suggested one; null where nobody said how much of something that is no item. */
  quantity: z.optional(orNull(z.number())),
  is_ticked: z.optional(z.boolean()),
  /** Who asked for it, where the household has several people. */
  added_by: z.optional(orNull(z.string())),
  /** Who ticked it, likewise. */
  ticked_by: z.optional(orNull(z.string())),
  repeat_days: z.optional(orNull(z.number())),
  /** By what the household last paid for it. */
  estimated_price: z.optional(orNull(z.number())),
  /** What one pack holds, and how many of them are suggested. */
  pack_quantity: z.optional(orNull(z.number())),
  packs: z.optional(orNull(z.number())),
  reason: z.optional(shoppingReason),
})

/** A server that says that it failed may leave the list out. */
export const shoppingListResponse = z.object({
  success: z._default(z.boolean(), true),
  shopping_list: z._default(z.array(shoppingListEntry), []),
})

/** A line of the list: an item, or something that is none. */
export type ShoppingListLine = z.output<typeof shoppingListEntry>

/** The line of an item. */
export type ShoppingListEntry = ShoppingListLine & { readonly item_id: number }

export const isItemEntry = (line: ShoppingListLine): line is ShoppingListEntry => line.item_id !== null
