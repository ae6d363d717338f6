import { type Call, type CallInput, type CallOutput } from '@larder/contract/calls/call'
import { takePrefetched } from '../prefetch.ts'
import { type CallOptions, type Parts, readAnswer, send } from './request.ts'
import { getToken, onTokenChange } from './token.ts'

interface Kept {
  readonly etag: string
  readonly value: unknown
}

const kept_by_call = new Map<string, Kept>()
// What was looked at long ago is fetched whole when it is looked at again.
const most_kept = 60

// One person's list must never answer another's call.
onTokenChange(() => kept_by_call.clear())

function keep(key: string, kept: Kept): void {
  kept_by_call.delete(key)
  kept_by_call.set(key, kept)
  for (const oldest of kept_by_call.keys()) if (kept_by_call.size > most_kept) kept_by_call.delete(oldest)
}

/**
 * Makes one call of the contract: the only way the app speaks to its server. What is unchanged since it was last read costs
 * a 304 and comes back as the same object, so that nothing that shows it renders again.
 */
export async function call<C extends Call>(
  definition: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  const token = getToken()
  const parts = input as Parts
  // The specification's timestamp makes no other answer of it.
  const key = definition.method === 'GET' && JSON.stringify([definition.path, parts.params, { ...parts.query, t: 0 }])
  const kept = key ? kept_by_call.get(key) : undefined
  const headers = { ...options.headers, ...(kept && { 'If-None-Match': kept.etag }) }
  const response = await ((key && takePrefetched(definition)) || send(definition, parts, { ...options, headers }))
  if (response.status === 304 && kept) return kept.value as CallOutput<C>
  const value = await readAnswer(definition, response)
  const etag = response.headers.get('ETag')
  if (key && etag !== null && token === getToken()) keep(key, { etag, value })
  return value as CallOutput<C>
}
