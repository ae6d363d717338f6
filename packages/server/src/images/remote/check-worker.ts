import { openRequest, waitForAnswer } from './worker-request.ts'
import type { WorkerAddress } from './worker-addresses.ts'

const check_ms = 10_000

/** Asks a worker once, at the start, so that a wrong address or token shows in the log before the first photo does. */
export async function checkWorker(
  address: WorkerAddress,
  token: string | undefined,
  closed: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(check_ms)])
  const request = openRequest(address, 'health', token, { method: 'GET', signal })
  const response = await waitForAnswer(address, request.end(), signal)
  response.on('error', () => {}).resume()
}
