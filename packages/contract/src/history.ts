import * as z from 'zod/mini'
import { orNull } from './values/fields.ts'

/** The unit an entry was recorded in, which need not be that of the item now; without it that one is taken. */
const recordedUnit = z.optional(z.nullable(z.string()))
/** The first name of who did it, else the username; left out where the household is one person. */
const recordedBy = z.optional(z.nullable(z.string()))

const changedFacts = z.optional(z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))))
/** What it did to the lots, so that a phone can undo it by itself; null where it is older than lots. */
const lotChanges = z.optional(
  z.nullable(
    z.array(
      z.object({
        lot_id: z.number(),
        delta: z.number(),
        quantity: z.optional(z.number()),
        before: changedFacts,
        after: changedFacts,
      }),
    ),
  ),
)

export const consumptionEntry = z.object({
  event_id: z.optional(z.number()),
  date: z.string(),
  consumed_quantity: z.number(),
  unit_of_measure: recordedUnit,
  recorded_by: recordedBy,
  lot_changes: lotChanges,
  previous_quantity: orNull(z.number()),
  new_quantity: orNull(z.number()),
  notes: orNull(z.string()),
})

export const purchaseEntry = z.object({
  event_id: z.optional(z.number()),
  date: z.string(),
  quantity_added: z.number(),
  unit_of_measure: recordedUnit,
  recorded_by: recordedBy,
  lot_changes: lotChanges,
  price: orNull(z.number()),
  source: orNull(z.string()),
  notes: orNull(z.string()),
})

export const discardEntry = z.object({
  kind: z.literal('discarded'),
  event_id: z.optional(z.number()),
  date: z.string(),
  discarded_quantity: z.number(),
  unit_of_measure: recordedUnit,
  recorded_by: recordedBy,
  lot_changes: lotChanges,
  reason: orNull(z.string()),
  notes: orNull(z.string()),
})

/** What was done to a batch without moving the stock. */
export const lotEntry = z.object({
  kind: z.enum(['opened', 'frozen', 'thawed', 'moved', 'dated']),
  event_id: z.optional(z.number()),
  date: z.string(),
  /** How much of it, as far as that is known. */
  lot_quantity: orNull(z.number()),
  unit_of_measure: recordedUnit,
  recorded_by: recordedBy,
  lot_changes: lotChanges,
  /** Until when it keeps since then, and where it is. */
  expiry_date: orNull(z.string()),
  location: orNull(z.string()),
  notes: orNull(z.string()),
})

export const consumptionHistoryResponse = z.object({
  consumption_history: z.array(consumptionEntry),
  discard_history: z.optional(z.array(discardEntry)),
  lot_history: z.optional(z.array(lotEntry)),
})
export const purchaseHistoryResponse = z.object({ purchase_history: z.array(purchaseEntry) })

/** When and how regularly an item is used. */
export const usagePatternResponse = z.object({
  success: z.boolean(),
  item_id: z.number(),
  usage_pattern: z.object({
    by_weekday: z.array(z.number()),
    by_week: z.array(z.object({ week: z.string(), quantity: z.number() })),
    average_gap_days: orNull(z.number()),
  }),
})

export type ConsumptionEntry = z.output<typeof consumptionEntry>
export type PurchaseEntry = z.output<typeof purchaseEntry>
export type DiscardEntry = z.output<typeof discardEntry>
export type LotEntry = z.output<typeof lotEntry>
