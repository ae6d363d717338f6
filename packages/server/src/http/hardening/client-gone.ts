import type { FastifyReply } from 'fastify'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import { HttpError } from '../errors.ts'

/** Aborted when the client has gone and nobody waits for the answer any more. */
export function watchClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    // 499 is nobody's to read: it keeps a client that left out of the log of our own faults.
    if (!reply.raw.writableFinished) controller.abort(new HttpError(499, http_messages.badRequest))
  })
  return controller.signal
}

/** Resolves when the answer has left, or its client has; at the latest after so long, for one that reads slowly or never. */
export function waitUntilSent({ raw }: FastifyReply, most_ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (raw.writableFinished || raw.destroyed) return resolve()
    const timer = setTimeout(resolve, most_ms)
    raw.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
