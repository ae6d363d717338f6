import { QueryClient } from '@tanstack/react-query'
import { busyPauseMs, isNetworkFailure } from '../api/client/failure.ts'

const read_retries = 2

/** Reads are tried again when no answer came or the server asked for a short wait; a write is never sent twice on its own. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < read_retries && (isNetworkFailure(error) || busyPauseMs(error) !== null),
        retryDelay: (attempt, error) => busyPauseMs(error) ?? 400 * 2 ** attempt,
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        // The list keeps its reference itself when the server says nothing changed.
        structuralSharing: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
