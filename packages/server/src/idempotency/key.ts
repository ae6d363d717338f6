import type { IncomingHttpHeaders } from 'node:http'
import { messages } from '@larder/contract/messages'
import { HttpError } from '../http/errors.ts'

const max_length = 200

/** The key of a request that may be sent twice; none is fine, an unusable one is not. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > max_length) {
    throw new HttpError(400, messages.input.idempotencyKey)
  }
  return key
}
