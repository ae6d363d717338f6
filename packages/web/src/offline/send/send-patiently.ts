import { type Call } from '@larder/contract/calls/call'
import { connection } from '../../api/client/connection.ts'
import { CallError } from '../../api/client/failure.ts'
import { type CallOptions, type Parts, send } from '../../api/client/request.ts'

const patience_ms = 4000

/** Sends a request; one without an answer for a while is given up where the server cannot be reached at all. */
export async function sendPatiently(definition: Call, parts: Parts, options: CallOptions): Promise<Response> {
  const given_up = new AbortController()
  const cancel = (): void => given_up.abort(options.signal?.reason)
  let isLost = false
  const timer = setTimeout(async () => {
    isLost = !(await connection.check())
    if (isLost) given_up.abort()
  }, patience_ms)
  options.signal?.addEventListener('abort', cancel)
  try {
    return await send(definition, parts, { ...options, signal: given_up.signal })
  } catch (error) {
    if (isLost) throw new CallError(0, null, null, { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', cancel)
  }
}
