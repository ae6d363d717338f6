import { type Call, type CallInput, type CallOutput } from '@larder/contract/calls/call'
import { takePrefetched } from '../prefetch.ts'
import { type CallOptions, type Parts, readAnswer, send } from './request.ts'
import { getToken, onTokenChange } from './token.ts'

/** Makes one call of the contract: the only way the app speaks to its server. */
export async function call<C extends Call>(
  definition: C,
  input: CallInput<C>,
  options?: CallOptions,
): Promise<CallOutput<C>> {
  const response = await send(definition, input as Parts, options)
  return (await readAnswer(definition, response)) as CallOutput<C>
}

interface Kept {
  etag: string
  value: unknown
}

const kept_by_path = new Map<string, Kept>()

// One person's list must never answer another's call.
onTokenChange(() => kept_by_path.clear())

/**
 * Reads a list with the specification's timestamp parameter. An unchanged list costs a 304 and comes back as the
 * same object, so that nothing that shows it renders again.
 */
export async function callWithEtag<C extends Call>(
  definition: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  const token = getToken()
  const parts = input as Parts
  const key = JSON.stringify([definition.path, parts.params, parts.query])
  const kept = kept_by_path.get(key)
  const stamped: Parts = { ...parts, query: { ...parts.query, t: Date.now() } }
  const headers = { ...options.headers, ...(kept ? { 'If-None-Match': kept.etag } : {}) }
  const response = await (takePrefetched(definition) ?? send(definition, stamped, { ...options, headers }))
  if (response.status === 304 && kept) return kept.value as CallOutput<C>
  const value = await readAnswer(definition, response)
  const etag = response.headers.get('ETag')
  if (etag !== null && token === getToken()) kept_by_path.set(key, { etag, value })
  return value as CallOutput<C>
}
