import { type LiveKind } from '@larder/contract/live'
import { type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isShownLive, kindOf } from './kinds.ts'

/** Asks again for what is shown of these, with its ETag; the rest is asked for when it is next shown. */
export async function refetchKinds(queryClient: QueryClient, kinds: ReadonlySet<LiveKind>): Promise<void> {
  const isOf = (key: QueryKey): boolean => {
    const kind = kindOf(key)
    return kind !== null && kinds.has(kind)
  }
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey), refetchType: 'none' })
  // An answer that is under way may be older than the change, so that it is asked for again.
  // What could not be loaded waits for its Try Again, which must not go away under a finger.
  const predicate = ({ queryKey, state }: Query): boolean =>
    isOf(queryKey) && isShownLive(queryKey) && (state.status !== 'error' || state.data !== undefined)
  await queryClient.refetchQueries({ type: 'active', predicate })
}
