import { operations_messages } from '@larder/contract/messages/server/operations-messages'
import { HttpError } from '../http/errors.ts'

/** From `draining` on no new work is wanted, and from `closing` on none is taken. */
export interface ServiceState {
  now: 'serving' | 'draining' | 'closing'
  /** Called when draining begins, with the time that is left to send streams elsewhere. */
  onDrain?: (within_ms: number) => void
}

/** One for each app: main moves it on, the probes read it. */
export function createServiceState(): ServiceState {
  return { now: 'serving' }
}

/** How long a client should wait for the next start, or for the balancer to have noticed. */
const retry_seconds = '2'

/** What is said of a process that is about to end. */
export const stopping = () =>
  new HttpError(503, operations_messages.stopping, undefined, { 'retry-after': retry_seconds, connection: 'close' })
