import { gzip } from 'node:zlib'
import type { FastifyRequest, onSendHookHandler } from 'fastify'

// Below this the answer is on its way sooner than it is packed.
const worthwhile_length = 8192
// The first level takes nine tenths of a list away already, and on another thread than the one that answers.
export const gzip_level = 1
const understands_gzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

/** Whether the one who asks can unpack what we pack. */
export function understandsGzip({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return understands_gzip.test(String(headers['accept-encoding'] ?? ''))
}

/** Packs a long answer for whoever understands it: on a phone's network the list of a household is a second of waiting. */
export const packAnswer: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== 'string' || payload.length < worthwhile_length) return done(null, payload)
  reply.header('vary', 'accept-encoding')
  if (!understandsGzip(request)) return done(null, payload)
  gzip(payload, { level: gzip_level }, (error, packed) => {
    // It is the answer's own text; one that could not be packed is as good as it is.
    if (error) return done(null, payload)
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    done(null, packed)
  })
}
