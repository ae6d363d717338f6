import { type Call } from '@larder/contract/call'
import * as z from 'zod/mini'
import { send } from './request.ts'
import { getToken } from './token.ts'

interface Asked {
  token: string | null
  answer: Promise<Response>
}

const asked = new Map<string, Asked>()

/** Reads a list before the code that knows what to do with it is there; whoever reads it first takes the answer over. */
export function askAhead(path: string): void {
  const list = { method: 'GET', path, response: z.unknown() } as const satisfies Call
  const answer = send(list, { query: { t: Date.now() } })
  // Whoever takes it over hears of a failure.
  answer.catch(() => undefined)
  asked.set(path, { token: getToken(), answer })
}

/** The answer that was asked for ahead, once, and only for whoever is still signed in. */
export function takeAhead({ path }: Call): Promise<Response> | undefined {
  const ahead = asked.get(path)
  asked.delete(path)
  return ahead?.token === getToken() ? ahead.answer : undefined
}
