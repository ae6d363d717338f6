import { type Call, type CallInput, type CallOutput } from '@larder/contract/calls/call'
import { takePrefetched } from '../prefetch.ts'
import { findLocal, isKeptSignal, loadLocal } from './local.ts'
import { isOffline } from './offline.ts'
import { type CallOptions, type Parts, readAnswer, send } from './request.ts'
import { getStoreName } from './store-name.ts'
import { getToken, onTokenChange } from './token.ts'

interface Held {
  readonly etag: string | null
  readonly value: unknown
  readonly at: number
}

const held_by_call = new Map<string, Held>()
// What was looked at long ago is fetched whole when it is looked at again.
const most_held = 60

// One person's list must never answer another's call.
onTokenChange(() => held_by_call.clear())

/** What was read last, by its key: the store takes it over when it comes. */
export const listHeld = (): [string, Held][] => [...held_by_call]

function hold(key: string, held: Held): void {
  held_by_call.delete(key)
  held_by_call.set(key, held)
  for (const oldest of held_by_call.keys()) if (held_by_call.size > most_held) held_by_call.delete(oldest)
}

/** The name of a question; the specification's timestamp makes no other one of it. */
export const keyOfCall = ({ path }: Pick<Call, 'path'>, { params, query }: Parts): string =>
  JSON.stringify([path, { ...params }, { ...query, t: 0 }])

/** A repetition of it under its key counts once, so that it can wait for a network. */
const canWait = ({ headers }: Call): boolean => headers?.includes('Idempotency-Key') ?? false

async function ask(definition: Call, parts: Parts, options: CallOptions): Promise<Held> {
  const token = getToken()
  const key = keyOfCall(definition, parts)
  const held = held_by_call.get(key)
  const at = Date.now()
  const headers = { ...options.headers, ...(held?.etag && { 'If-None-Match': held.etag }) }
  const response = await (takePrefetched(definition) ?? send(definition, parts, { ...options, headers }))
  const isSame = response.status === 304 && held !== undefined
  const value = isSame ? held.value : await readAnswer(definition, response)
  const answer = { value, etag: isSame ? held.etag : response.headers.get('ETag'), at }
  if (token === getToken()) hold(key, answer)
  return answer
}

/** Asks the server, or this phone where there is no network; what waits here to be sent is part of the answer. */
async function read(definition: Call, parts: Parts, options: CallOptions): Promise<unknown> {
  const isKept = isKeptSignal(options.signal)
  const isLocal = isKept || (isOffline() && getStoreName() !== null)
  const local = await (isLocal ? loadLocal() : findLocal())
  if (local && isLocal) return await local.readLocally(definition, parts, options.signal)
  if (local) return await local.readThrough(definition, parts, (asked) => ask(definition, asked, options))
  const answer = await ask(definition, parts, options)
  // It may have come meanwhile.
  return (await (await findLocal())?.takeAnswer(definition, parts, answer)) ?? answer.value
}

/**
 * Makes one call of the contract: the only way the app speaks to its server. What is unchanged since it was last read costs
 * a 304 and comes back as the same object, so that nothing that shows it renders again. Without a network this phone answers
 * by itself as far as it can.
 */
export async function call<C extends Call>(
  definition: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  const parts = input as Parts
  if (definition.method === 'GET') return (await read(definition, parts, options)) as CallOutput<C>
  const local = canWait(definition) && getStoreName() !== null ? await loadLocal() : null
  if (local) return (await local.writeThrough(definition, parts, options)) as CallOutput<C>
  return (await readAnswer(definition, await send(definition, parts, options))) as CallOutput<C>
}
