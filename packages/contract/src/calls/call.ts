import * as z from 'zod/mini'

export type RequestHeader = 'Client-Id' | 'Idempotency-Key' | 'If-Match'

/** One call of the API: what it takes and what it answers. Server, browser and documentation read the same. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with :names for its parameters. */
  path: string
  /** True where no token is needed. */
  open?: true
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** What may be said beside the body: that a repetition is one, or which version the caller knows. */
  headers?: readonly RequestHeader[]
  /** True where the body is multipart with a file named image. */
  image?: true
  /** True where that file is read in a moment: it waits for none that takes longer. */
  quick?: true
  /** True where the whole household is read: a person, and a household, has few of these answered at a time, and the rest wait their turn. */
  heavy?: true
  /** True where the answer is a file to keep; `response` says nothing of it then. */
  file?: true
  /** True where a client that accepts lines is told meanwhile how far it is (reading-progress.ts). */
  progress?: true
  /** True where the answer is a stream of events that does not end (live.ts). */
  stream?: true
  response: z.ZodMiniType
}

/** What an answer says when it says nothing else. */
export const messageResponse = z.object({ message: z.optional(z.string()) })

/** A failed call's body, whatever the status. */
export const errorResponse = z.object({
  message: z.string(),
  /** Where what was asked for lies in another household of this person. */
  household: z.optional(z.object({ household_id: z.number(), name: z.string() })),
})

type Part<C extends Call, Key extends 'params' | 'query' | 'body', Side> = C[Key] extends z.ZodMiniType
  ? { [K in Key]: Side extends 'input' ? z.input<C[Key]> : z.output<C[Key]> }
  : unknown

/** What a caller hands over. */
export type CallInput<C extends Call> = Part<C, 'params', 'input'> &
  Part<C, 'query', 'input'> &
  Part<C, 'body', 'input'>

/** What a handler receives once the input has been checked. */
export type CheckedInput<C extends Call> = Part<C, 'params', 'output'> &
  Part<C, 'query', 'output'> &
  Part<C, 'body', 'output'>

/** What a caller gets back. */
export type CallOutput<C extends Call> = z.output<C['response']>
