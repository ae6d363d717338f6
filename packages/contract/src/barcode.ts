import * as z from 'zod/mini'
import { orNull, requestBody, requiredLine } from './values/fields.ts'

export const barcodeRequest = requestBody({ barcode: requiredLine('Barcode') })

/** Who knew a code, in the order in which they are asked. */
export const barcode_sources = ['inventory', 'household', 'cache', 'catalogue', 'open_food_facts'] as const

export type BarcodeSource = (typeof barcode_sources)[number]

/** Data of Open Food Facts, however it came here, is shown with its licence. */
export function needsAttribution(source: string | null | undefined): boolean {
  return source === 'cache' || source === 'catalogue' || source === 'open_food_facts'
}

// One text, or a list with one text each: servers differ, and to whoever reads it here it is one text.
const categories = z.pipe(
  z.union([z.string(), z.array(z.nullable(z.string()))]),
  z.transform((named) => (typeof named === 'string' ? named : joinNames(named))),
)

function joinNames(names: readonly (string | null)[]): string | null {
  const known = names.flatMap((name) => name?.trim() || [])
  return known.length === 0 ? null : known.join(', ')
}

const product = {
  success: z.boolean(),
  message: orNull(z.string()),
  barcode: z.optional(z.nullable(z.string())),
  product_name: orNull(z.string()),
  brand: orNull(z.string()),
  item_weight: orNull(z.number()),
  item_weight_unit: orNull(z.string()),
  image_url: orNull(z.string()),
  raw_data: orNull(
    z.object({
      categories: orNull(categories),
      expiry_date: orNull(z.string()),
      source: z.optional(z.nullable(z.string())),
    }),
  ),
  /** The item of the household that has this code: more of it can be added, or one used. */
  match: z.optional(
    z.nullable(
      z.object({
        item_id: z.number(),
        item_name: z.string(),
        quantity: z.number(),
        unit_of_measure: orNull(z.string()),
        lot_count: z.optional(z.number()),
      }),
    ),
  ),
}

/** What is known about a code; success is false where nobody knows it. */
export const barcodeResponse = z.object(product)

/** The same for a photo, with all codes that were read in it. */
export const barcodeScanResponse = z.object({
  results: z.object({
    ...product,
    format: z.optional(z.nullable(z.string())),
    barcodes: z.optional(z.array(z.object({ barcode: z.string(), format: z.string() }))),
  }),
})

export type BarcodeProduct = z.output<typeof barcodeResponse>
