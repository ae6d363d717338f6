import * as z from 'zod/mini'

/** What a client accepts that wants to be told how far its call is: lines of JSON, the answer as the last. */
export const progress_type = 'application/x-ndjson'

/** The last of these lines: the status and the body that anybody else gets as a plain answer. */
export const lastLine = z.object({ status: z.number(), body: z.unknown() })

/** How far a photo is that is being read: lines where they can be counted, the text of the last one, and what is named already. */
export const readingProgress = z.object({
  stage: z.enum(['waiting', 'finding', 'reading', 'understanding']),
  done: z.optional(z.number()),
  total: z.optional(z.number()),
  text: z.optional(z.string()),
  names: z.optional(z.array(z.string())),
})

export type ReadingProgress = z.output<typeof readingProgress>
