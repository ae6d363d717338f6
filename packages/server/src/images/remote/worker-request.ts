import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { readRetryAfter } from '../../http/answers/remote-answer.ts'
import { at_once_header } from './job-protocol.ts'
import type { WorkerAddress } from './worker-addresses.ts'

/** A worker has not begun with a job: another one may have it. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable'
  constructor(
    message: string,
    /** How long it wants to be left alone, where it only is busy. */
    readonly retry_seconds?: number,
  ) {
    super(message)
  }
}

/** A request to a worker that is yet to be sent; on a connection of its own, since one left open may be gone unnoticed. */
export function openRequest(
  { url }: WorkerAddress,
  path: string,
  token: string | undefined,
  options: Pick<RequestOptions, 'method' | 'headers' | 'signal'>,
): ClientRequest {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const headers = { ...authorization, ...options.headers }
  const open = url.protocol === 'https:' ? requestSecure : requestPlain
  return open(new URL(path, url), { ...options, headers, agent: false })
}

function keepCapacity(address: WorkerAddress, { headers }: IncomingMessage): void {
  const at_once = Number(headers[at_once_header])
  if (Number.isSafeInteger(at_once) && at_once > 0) address.at_once = at_once
}

/** Waits for the head of an answer, which tells how many jobs the worker takes; WorkerUnavailable for any but a 200. */
export async function waitForAnswer(
  address: WorkerAddress,
  request: ClientRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage]
  // What breaks the connection later is met by whoever reads the answer.
  request.on('error', () => {})
  keepCapacity(address, response)
  const { statusCode: status, headers } = response
  if (status === 200) return response
  response.resume()
  const retry_seconds = status === 503 ? readRetryAfter(headers['retry-after'] ?? null) : undefined
  throw new WorkerUnavailable(`it answered ${status}`, retry_seconds)
}

/** Why a worker could not be asked, in words that may be logged. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.message
}
