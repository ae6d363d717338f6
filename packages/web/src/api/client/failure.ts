import { base_messages } from '@larder/contract/messages/base-messages'

/** Why a call failed: the status (0 when no answer came) and what the server said. */
export class CallError extends Error {
  override readonly name = 'CallError'

  constructor(
    readonly status: number,
    readonly serverMessage: string | null,
    readonly body: unknown,
    options?: ErrorOptions,
    /** In how many seconds the server wants to be asked again. */
    readonly retry_after_s: number | null = null,
  ) {
    super(serverMessage ?? (status === 0 ? base_messages.app.networkUnavailable : `HTTP ${status}`), options)
  }
}

/** The specification's "message else ...": the server knows best, the screen's sentence stands in for it. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof CallError && error.serverMessage) || fallback
}

/** What to do about it, said beside the failure and never instead of it: the sentences of the screens are fixed. */
export function failureHint(error: unknown): string | null {
  return isNetworkFailure(error) ? base_messages.app.networkUnavailable : null
}

/** No answer came, so trying again can help. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof CallError && error.status === 0
}

// A server that wants more time than this is in trouble, and whoever waits is told so.
const longest_wait_s = 3

/** For how long to wait where the server is only busy and has said for how long; null where it said nothing of the kind. */
export function busyPauseMs(error: unknown): number | null {
  if (!(error instanceof CallError) || error.status !== 503 || error.retry_after_s === null) return null
  return error.retry_after_s <= longest_wait_s ? error.retry_after_s * 1000 : null
}
