import * as z from 'zod/mini'
import { orNull, requestBody, requiredLine } from './fields.ts'

export const barcodeRequest = requestBody({ barcode: requiredLine('Barcode') })

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
      categories: orNull(z.string()),
      expiry_date: orNull(z.string()),
      source: z.optional(z.nullable(z.string())),
    }),
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
