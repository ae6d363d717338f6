import * as z from 'zod/mini'
import { orNull } from './values/fields.ts'

const fields = {
  message: orNull(z.string()),
  days_until_depletion: orNull(z.number()),
  depletion_date: orNull(z.string()),
  confidence_level: orNull(z.number()),
  average_daily_consumption: orNull(z.number()),
  unit_of_measure: orNull(z.string()),
  usage_frequency: orNull(z.number()),
  last_calculated: orNull(z.string()),
  earliest_date: z.optional(z.nullable(z.string())),
  latest_date: z.optional(z.nullable(z.string())),
}

/** How much will probably go off before it is used, and from which day on. */
const expectedWaste = z.object({ quantity: z.number(), by: z.string() })

/** When an item runs out and how sure that is; success is false where there is not enough data. */
export const predictionResponse = z.object({
  success: z._default(z.boolean(), true),
  ...fields,
  expected_waste: z.optional(z.nullable(expectedWaste)),
})

const predictions = z.array(z.object({ item_id: z.number(), item_name: z.optional(z.string()), ...fields }))
const wrappedPredictions = z.object({ success: z._default(z.boolean(), true), predictions })

/** The predictions of a whole household in one answer; a server may also answer with the bare list. */
export const predictionsResponse = z.union([
  wrappedPredictions,
  z.pipe(
    predictions,
    z.transform((bare): z.output<typeof wrappedPredictions> => ({ success: true, predictions: bare })),
  ),
])

export type ExpectedWaste = z.output<typeof expectedWaste>
export type Prediction = z.output<typeof predictionResponse>
