import * as z from 'zod/mini'
import { orNull } from './fields.ts'
import { box, match } from './photo.ts'

export const recognizedProduct = z.object({
  product_name: orNull(z.string()),
  brand: orNull(z.string()),
  confidence: z.number(),
  quantity: orNull(z.object({ count: z.number(), unit: orNull(z.string()) })),
  position: orNull(
    z.object({ row: orNull(z.number()), column_start: orNull(z.number()), column_end: orNull(z.number()) }),
  ),
  warehouse_data: orNull(z.object({ stock_level: orNull(z.string()), needs_restock: z._default(z.boolean(), false) })),
  box: z.optional(z.nullable(box)),
  match: z.optional(z.nullable(match)),
})

/** Products found in one photo, with facts about the shelf they stand on. */
export const recognitionResponse = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.nullable(z.string())),
  results: z.object({
    products: z.array(recognizedProduct),
    scan_metadata: orNull(
      z.object({
        total_items_counted: orNull(z.number()),
        distinct_products: orNull(z.number()),
        shelf_utilization: orNull(z.number()),
      }),
    ),
    shelf_analysis: orNull(z.object({ recommendations: z._default(z.array(z.string()), []) })),
  }),
})

export type RecognizedProduct = z.output<typeof recognizedProduct>
