import * as z from 'zod/mini'
import { orNull, requestBody } from './values/fields.ts'
import { messages } from './messages.ts'
import { scan_messages } from './messages/scan-messages.ts'

/** Where something stands in a photo, in fractions of its width and height. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** The item of the household that something in a photo most likely is. */
export const match = z.object({ item_id: z.number(), item_name: z.string(), confidence: z.number() })

export type Box = z.output<typeof box>
export type Match = z.output<typeof match>

/** Something that a thing in a photo may be: an item of the household, or a product that the catalogue knows. */
export const suggestion = z.object({
  product_name: z.string(),
  brand: orNull(z.string()),
  category: orNull(z.string()),
  item_id: z.optional(z.nullable(z.number())),
})

export type Suggestion = z.output<typeof suggestion>

const position = z.object({ row: orNull(z.number()), column_start: orNull(z.number()), column_end: orNull(z.number()) })

export const recognizedProduct = z.object({
  product_name: orNull(z.string()),
  brand: orNull(z.string()),
  confidence: z.number(),
  quantity: orNull(z.object({ count: z.number(), unit: orNull(z.string()) })),
  position: orNull(position),
  warehouse_data: orNull(z.object({ stock_level: orNull(z.string()), needs_restock: z._default(z.boolean(), false) })),
  box: z.optional(z.nullable(box)),
  /** Every place where it stands, where there are several. */
  boxes: z.optional(z.array(box)),
  match: z.optional(z.nullable(match)),
  category: z.optional(z.nullable(z.string())),
  barcode: z.optional(z.nullable(z.string())),
  /** The words that were read on it, for whoever has to name it. */
  read_text: z.optional(z.nullable(z.string())),
  /** Other things it may be, the likeliest first. */
  suggestions: z.optional(z.array(suggestion)),
  /** What to confirm it by, so that the next photo is known better. */
  crop_ids: z.optional(z.array(z.string())),
})

/** Something in a photo that nobody could name: enough to show it, to name it, and to know it in the next photo. */
export const unnamedThing = z.object({
  box: z.optional(z.nullable(box)),
  /** Every place where one that looks like it stands. */
  boxes: z.optional(z.array(box)),
  position: z.optional(z.nullable(position)),
  barcode: z.optional(z.nullable(z.string())),
  read_text: z.optional(z.nullable(z.string())),
  suggestions: z._default(z.array(suggestion), []),
  crop_ids: z._default(z.array(z.string()), []),
})

const facts = {
  scan_metadata: orNull(
    z.object({
      total_items_counted: orNull(z.number()),
      distinct_products: orNull(z.number()),
      shelf_utilization: orNull(z.number()),
    }),
  ),
  shelf_analysis: orNull(z.object({ recommendations: z._default(z.array(z.string()), []) })),
}

/** Products found in one photo, with facts about the shelf they stand on, which a server may also say beside the results;
 *  provider says who looked at it where a service was asked, and results.message what became of that. */
export const recognitionResponse = z.pipe(
  z.object({
    success: z.optional(z.boolean()),
    message: z.optional(z.nullable(z.string())),
    results: z.object({
      provider: z.optional(z.string()),
      message: z.optional(z.string()),
      products: z.array(recognizedProduct),
      /** What was seen and not named; none of the figures counts it. */
      unnamed: z.optional(z.array(unnamedThing)),
      ...facts,
    }),
    ...facts,
  }),
  z.transform(({ results, scan_metadata, shelf_analysis, ...answer }) => ({
    ...answer,
    results: {
      ...results,
      scan_metadata: results.scan_metadata ?? scan_metadata,
      shelf_analysis: results.shelf_analysis ?? shelf_analysis,
    },
  })),
)

export type RecognizedProduct = z.output<typeof recognizedProduct>
export type UnnamedThing = z.output<typeof unnamedThing>

const crop_ids = { error: scan_messages.recognition.cropIds }

/** Says that these pieces of a photo show this item, so that it is known in the next. */
export const confirmCropsRequest = requestBody({
  crop_ids: z
    .array(z.string(crop_ids).check(z.regex(/^[\w-]{1,64}$/, crop_ids)), crop_ids)
    .check(z.minLength(1, crop_ids), z.maxLength(100, crop_ids)),
})

const longest_search = 200

/** What somebody has typed of a name; nothing typed asks for what the household is likely to have in front of it. */
export const suggestionsQuery = z.object({
  q: z._default(
    z
      .string(messages.input.notText('Search'))
      .check(z.maxLength(longest_search, messages.input.tooLong('Search', longest_search))),
    '',
  ),
})

export const suggestionsResponse = z.object({ suggestions: z.array(suggestion) })
