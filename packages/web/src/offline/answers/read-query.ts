import { type Query, type QueryClient, type QueryFunction, type QueryFunctionContext } from '@tanstack/react-query'
import { createKeptSignal } from '../../api/client/local.ts'

// When each question that only this phone answers was answered by the server.
const kept_at = new WeakMap<AbortSignal, number>()

/** Notes how old an answer of this phone is, for whoever asked with that signal; of several answers the oldest counts. */
export function noteKeptAt(signal: AbortSignal | undefined, at: number): void {
  if (signal) kept_at.set(signal, Math.min(at, kept_at.get(signal) ?? at))
}

interface KeptData {
  readonly data: unknown
  /** Undefined where it is not from the server, such as what was just added here. */
  readonly at: number | undefined
}

/** What this phone knows of a query by itself; undefined where it knows nothing. */
export async function readQuery(queryClient: QueryClient, query: Query): Promise<KeptData | undefined> {
  const queryFn = query.options.queryFn as QueryFunction | undefined
  if (typeof queryFn !== 'function') return undefined
  const signal = createKeptSignal()
  const context = { client: queryClient, queryKey: query.queryKey, signal, meta: query.meta }
  try {
    const data: unknown = await queryFn(context as QueryFunctionContext)
    return data === undefined ? undefined : { data, at: kept_at.get(signal) || undefined }
  } catch {
    return undefined
  }
}
