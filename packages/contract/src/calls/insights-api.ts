import * as z from 'zod/mini'
import { insights_messages } from '../messages/insights-messages.ts'
import { orNull } from '../values/fields.ts'
import { type Call } from './call.ts'

/** How many months can be looked back on, this one included. */
export const insights_months = { min: 1, max: 24, default: 6 } as const

const { monthsInvalid } = insights_messages

const insightsQuery = z.object({
  months: z._default(
    z.pipe(
      z.string(monthsInvalid).check(z.regex(/^\d{1,2}$/, { error: monthsInvalid, abort: true })),
      z.pipe(
        z.transform(Number),
        z.number().check(z.gte(insights_months.min, monthsInvalid), z.lte(insights_months.max, monthsInvalid)),
      ),
    ),
    insights_months.default,
  ),
})

/** Amounts that can be added up: mass, volume, and all that is counted. */
export const total_units = ['kg', 'l', 'pcs'] as const

/** What came in or went out: how often, how much of each kind, and its price as far as that is known. */
const flow = z.object({
  records: z.number(),
  /** Of these records so many have a price; `money` is null where none has one. */
  priced: z.number(),
  money: orNull(z.number()),
  amounts: z.array(z.object({ unit: z.enum(total_units), quantity: z.number() })),
})

const insightsResponse = z.object({
  /** Oldest first, each month of the period; a month is YYYY-MM. */
  months: z.array(z.object({ month: z.string(), bought: flow, used: flow, thrown_away: flow })),
  /** The five things thrown away most often; `quantity` is in the item's own unit. */
  thrown_away: z.array(
    z.object({
      item_id: z.number(),
      item_name: z.string(),
      unit_of_measure: orNull(z.string()),
      times: z.number(),
      quantity: orNull(z.number()),
      money: orNull(z.number()),
    }),
  ),
  /** Most expensive first; null is the name of all the others together. */
  spending: z.array(z.object({ category: orNull(z.string()), purchases: z.number(), money: z.number() })),
  /** Predictions that the journal has answered in the period; null where they are too few to tell. */
  predictions: orNull(z.object({ checked: z.number(), came_true: z.number(), stated: z.number() })),
})

/** Looking back on the household; apart from `api`, which every first load carries. */
// oxfmt-ignore
export const insights_api = {
  getInsights: { method: 'GET', path: '/api/insights', query: insightsQuery, heavy: true, response: insightsResponse },
} as const satisfies Record<string, Call>

export type Insights = z.output<typeof insightsResponse>
export type Flow = z.output<typeof flow>
export type FlowName = 'bought' | 'used' | 'thrown_away'
export type TotalUnit = (typeof total_units)[number]
