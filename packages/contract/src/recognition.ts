import * as z from 'zod/mini'
import { orNull } from './fields.ts'

/** Where something stands in a photo, in fractions of its width and height. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** The item of the household that something in a photo most likely is. */
export const match = z.object({ item_id: z.number(), item_name: z.string(), confidence: z.number() })

export type Box = z.output<typeof box>
export type Match = z.output<typeof match>

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
