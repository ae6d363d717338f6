import { jsonText, type Reply } from '../http/handle.ts'
import type { Answer } from './service.ts'

/** An answer that may have been given before, and says so. */
export function answerOnce({ response, is_replayed }: Answer, reply: Reply) {
  if (is_replayed) reply.header('idempotency-replayed', 'true')
  return jsonText(response)
}
