import * as z from 'zod/mini'

/** Where something stands in a photo, in fractions of its width and height. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** The item of the household that something in a photo most likely is. */
export const match = z.object({ item_id: z.number(), item_name: z.string(), confidence: z.number() })

export type Box = z.output<typeof box>
export type Match = z.output<typeof match>
