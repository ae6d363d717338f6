import { setTimeout as wait } from 'node:timers/promises'
import { readLimited, readRetryAfter } from '../http/answers/remote-answer.ts'

/** Where a service is and how it knows us. */
export interface ServiceConfig {
  readonly url: string
  readonly key: string | undefined
  readonly model: string | undefined
}

/** Why a service was of no use, in words that may be logged: never a key, nor anything of the photo. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  constructor(
    message: string,
    /** How long it wants to be left alone, where it says so. */
    readonly retry_seconds?: number,
    /** True where nobody answered at all, which took long to find out. */
    readonly is_unavailable = false,
  ) {
    super(message)
  }
}

export interface ServiceLimits {
  /** For everything together: retries, waiting and reading too. */
  readonly total_ms: number
  readonly max_bytes: number
  readonly attempts: number
  /** Between two questions where the service names no time. */
  readonly pause_ms: number
}

export const service_limits: ServiceLimits = { total_ms: 30_000, max_bytes: 4_000_000, attempts: 3, pause_ms: 1000 }

export interface ServiceRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface ServiceAnswer {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON; undefined where it is none. */
  readonly body: unknown
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// What fetch says of a failure may quote a header, and with it the key: only the code of the cause is told.
function toReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? `: ${String(cause.code)}` : ''
  return `the service could not be reached${code}`
}

/** Questions to one service about one photo, within one limit of time; ends too when whoever asked has gone. */
export function openExchange(gone: AbortSignal, limits: ServiceLimits) {
  const end = Date.now() + limits.total_ms
  const timeout = AbortSignal.timeout(limits.total_ms)
  const signal = AbortSignal.any([gone, timeout])

  function throwIfOver(): void {
    gone.throwIfAborted()
    if (timeout.aborted) throw new ServiceError(`the service took longer than ${limits.total_ms} ms`, undefined, true)
  }

  /** Waits as long as the service wants, but not in vain. */
  async function pause(headers: Headers | undefined, turn = 0): Promise<void> {
    const seconds = readRetryAfter(headers?.get('retry-after') ?? null)
    const pause_ms = seconds === undefined ? limits.pause_ms * 2 ** turn : seconds * 1000
    if (Date.now() + pause_ms >= end) throw new ServiceError('the service wants to be left alone for too long', seconds)
    await wait(pause_ms, undefined, { signal }).catch(throwIfOver)
  }

  async function askOnce(url: URL, request: ServiceRequest): Promise<ServiceAnswer> {
    const response = await fetch(url, { ...request, redirect: 'manual', signal })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new ServiceError('the service sends us elsewhere')
    }
    const body = await readLimited(response, limits.max_bytes)
    return { status: response.status, headers: response.headers, body: parse(body.toString('utf8')) }
  }

  /** Asks again, a few times, while the service is busy or out of reach; follows no redirect. */
  async function ask(url: URL, request: ServiceRequest): Promise<ServiceAnswer> {
    for (let turn = 0; ; turn++) {
      const isLast = turn + 1 >= limits.attempts
      const answer = await askOnce(url, request).catch((error: unknown) => {
        throwIfOver()
        if (error instanceof ServiceError) throw error
        // Longer than any honest answer: the next one would be too.
        if (error instanceof RangeError) throw new ServiceError(error.message)
        if (isLast) throw new ServiceError(toReason(error), undefined, true)
        return undefined
      })
      if (answer !== undefined && (isLast || (answer.status !== 429 && answer.status !== 503))) return answer
      await pause(answer?.headers, turn)
    }
  }

  return { ask, pause }
}
