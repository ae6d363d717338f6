import * as z from 'zod/mini'

/** What of a household may have changed, for those who look at it. */
export const live_kinds = ['inventory', 'shopping-list', 'notices', 'household'] as const
export type LiveKind = (typeof live_kinds)[number]

/** Each open app draws one at random and sends it with every call, so that its own changes are not told to it. */
export const client_id_header = 'client-id'
export const client_id_pattern = /^[\w-]{8,36}$/

/** How often a stream without events says that it is still there, and how often a client without one asks. */
export const live_comment_seconds = 20
export const poll_seconds = 30

/** How many streams one person has at once, with each process; the oldest is closed for a new one. */
export const stream_limit = 10

/**
 * The data of an event named `change`: what to ask for again. Versions of a household rise; one that is not above the last
 * one seen is old news. An event named `hello` comes first, of the same form without kinds: what changes from there on is told.
 * The event `drain` has no data: connect again, to another process.
 */
export const liveChange = z.object({ kinds: z.array(z.enum(live_kinds)), version: z.number() })
export type LiveChange = z.output<typeof liveChange>
