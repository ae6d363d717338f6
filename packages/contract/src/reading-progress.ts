import * as z from 'zod/mini'

/** How far a photo is that is being read: lines where they can be counted, and the text of the last one. */
export const readingProgress = z.object({
  stage: z.enum(['waiting', 'finding', 'reading', 'rereading', 'understanding']),
  done: z.optional(z.number()),
  total: z.optional(z.number()),
  text: z.optional(z.string()),
})

export type ReadingProgress = z.output<typeof readingProgress>
