import type { Call } from '@larder/contract/calls/call'
import { errorResponse } from '@larder/contract/calls/call'
import * as fc from 'fast-check'
import type { Ask, Fingerprint } from './fingerprint.ts'
import { createFingerprint } from './fingerprint.ts'
import { type Form, writeForm } from './forms.ts'
import { type FuzzRequest, anyRequest, calls } from './requests.ts'
import { type Received, type Sender, createSender } from './send.ts'
import { type World, createWorld } from './world.ts'

export interface Fault {
  readonly seed: number
  readonly what: string
  readonly request: string
}

/** What came of a call's requests: how often which status, and the slowest answer. */
export interface Tally {
  readonly statuses: Map<number, number>
  slowest_ms: number
}

interface Parts {
  readonly origin: string
  readonly ask: Ask
  /** How long an answer may take; a photo may take longer than all else. */
  readonly limit_ms: number
}

const isForm = (body: FuzzRequest['body']): body is Form => typeof body === 'object' && 'parts' in body

function writeBody(body: FuzzRequest['body']): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body
  return isForm(body) ? writeForm(body) : Buffer.from(body)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What no answer may be, whatever was asked; undefined where all is well. */
export function judge(
  call: Call,
  { status, type, text }: Omit<Received, 'ms'>,
  isChanged: boolean,
): string | undefined {
  const isDone = status >= 200 && status < 300
  if (status >= 500) return 'a fault of ours'
  if (isChanged && (!isDone || call.method === 'GET')) return 'something was changed'
  if (status === 304) return text === '' ? undefined : 'a 304 with a body'
  if (!isDone) {
    const refusal = errorResponse.safeParse(parse(text))
    return refusal.success && /^[A-Z].{8,}/.test(refusal.data.message) ? undefined : 'a refusal without a sentence'
  }
  if (!type.startsWith('application/json')) return undefined
  return call.response.safeParse(parse(text)).success ? undefined : 'an answer that the contract does not know'
}

function createCheck(world: World, sender: Sender, fingerprint: Fingerprint, tallies: Map<string, Tally>) {
  return async (request: FuzzRequest): Promise<void> => {
    const call = calls[request.call]
    if (call === undefined) throw new Error(`The contract has no call ${request.call}`)
    const { token, ids } = await world.prepare(request)
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => ids.get(name) ?? '')
    const before = await fingerprint()
    const answer = await sender.send({
      method: call.method,
      path: request.search === '' ? path : `${path}?${request.search}`,
      headers: {
        ...request.headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(request.type === undefined ? {} : { 'content-type': request.type }),
      },
      body: writeBody(request.body),
    })
    const fault = judge(call, answer, before !== (await fingerprint()))
    const tally = tallies.get(request.call) ?? { statuses: new Map(), slowest_ms: 0 }
    tallies.set(request.call, tally)
    tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1)
    tally.slowest_ms = Math.max(tally.slowest_ms, answer.ms)
    if (fault !== undefined) throw new Error(`${fault}: ${answer.status} ${answer.text.slice(0, 300)}`)
  }
}

/** Sends requests that are made from the contract to a server, and tells of every answer that no request may get. */
export async function createFuzz({ origin, ask, limit_ms }: Parts) {
  const sender = createSender(origin, limit_ms)
  const tallies = new Map<string, Tally>()
  const world = await createWorld(ask, sender)
  const check = createCheck(world, sender, await createFingerprint(ask), tallies)

  return {
    tallies,
    close: () => sender.close(),

    /** Makes so many requests; what is found is made as small as it gets, and named with the seed that finds it again. */
    async run(count: number, seed: number): Promise<Fault | undefined> {
      const details = await fc.check(fc.asyncProperty(anyRequest, check), { numRuns: count, seed })
      if (!details.failed) return undefined
      const what = details.errorInstance instanceof Error ? details.errorInstance.message : 'failed'
      return { seed, what, request: fc.stringify(details.counterexample?.[0]).slice(0, 2_000) }
    },
  }
}
