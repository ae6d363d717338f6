import { type Call } from '@larder/contract/calls/call'
import { connection } from '../../api/client/connection.ts'
import { CallError } from '../../api/client/failure.ts'
import { type CallOptions, type Parts, send } from '../../api/client/request.ts'

const patience_ms = 4000
/** So often an answer is waited for once more where the server can be reached. */
const most_waits = 4

/** No answer came in time: the request may have arrived, and may still be on its way. */
export class GivenUp extends CallError {
  constructor(options?: ErrorOptions) {
    super(0, null, null, options)
  }
}

/** Sends a request; one without an answer is given up soon where the server cannot be reached, and at some time in any case. */
export async function sendPatiently(definition: Call, parts: Parts, options: CallOptions): Promise<Response> {
  const given_up = new AbortController()
  const cancel = (): void => given_up.abort(options.signal?.reason)
  let isLost = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (count: number): void => {
    timer = setTimeout(async () => {
      isLost = !(await connection.check()) || count === most_waits
      if (isLost) given_up.abort()
      else if (timer !== undefined) wait(count + 1)
    }, patience_ms)
  }
  wait(1)
  options.signal?.addEventListener('abort', cancel)
  try {
    return await send(definition, parts, { ...options, signal: given_up.signal })
  } catch (error) {
    if (isLost) throw new GivenUp({ cause: error })
    throw error
  } finally {
    clearTimeout(timer)
    timer = undefined
    options.signal?.removeEventListener('abort', cancel)
  }
}
