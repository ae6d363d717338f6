import { type Call } from '@larder/contract/calls/call'
import * as z from 'zod/mini'
import { send } from './client/request.ts'
import { getToken } from './client/token.ts'

interface Prefetched {
  token: string | null
  answer: Promise<Response>
}

const prefetched = new Map<string, Prefetched>()

/** Fetches a list before the code that reads it is loaded; the first call for it takes the answer over. */
export function prefetchList(path: string): void {
  const list = { method: 'GET', path, response: z.unknown() } as const satisfies Call
  const answer = send(list, { query: { t: Date.now() } })
  // The call that takes it over reports a failure.
  answer.catch(() => undefined)
  prefetched.set(path, { token: getToken(), answer })
}

/** The prefetched answer, once, and only for the person whose token asked for it. */
export function takePrefetched({ path }: Call): Promise<Response> | undefined {
  const found = prefetched.get(path)
  prefetched.delete(path)
  return found?.token === getToken() ? found.answer : undefined
}
