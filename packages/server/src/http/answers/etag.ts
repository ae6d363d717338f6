import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** True where the client already holds what the tag stands for. */
export function matchesETag(if_none_match: string | undefined, etag: string): boolean {
  if (if_none_match === undefined) return false
  if (if_none_match === etag || if_none_match.trim() === '*') return true
  return if_none_match.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** The same for the same text, whatever pieces it is in. */
export function hashContent(pieces: Iterable<string>): string {
  const hash = createHash('sha1')
  for (const piece of pieces) hash.update(piece)
  return hash.digest('base64url')
}

/** Tags an answer to somebody signed in by its content, unless its route has; true where they hold it already. */
export function isHeld({ headers, session }: FastifyRequest, reply: FastifyReply, pieces: Iterable<string>): boolean {
  if (reply.request.method !== 'GET' || reply.statusCode !== 200 || session === null) return false
  const etag = String(reply.getHeader('etag') ?? `"${hashContent(pieces)}"`)
  reply.header('etag', etag)
  return matchesETag(headers['if-none-match'], etag)
}

/** Leaves out the text of an answer that has not changed since it was last sent. */
export const leaveOutHeld: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== 'string' || !isHeld(request, reply, [payload])) return done(null, payload)
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  done(null, null)
}
