import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { findKeptAt } from '../answers/kept-answers.ts'
import { readQuery } from '../answers/read-query.ts'
import { openOutbox } from '../store/open-store.ts'
import { describeAge } from './describe-age.ts'
import { listStale } from './stale-queries.ts'

const refresh_ms = 30_000

/** When what the screen is about was asked for, as the store or the page itself remembers it. */
async function findAge(queryClient: QueryClient, hash: string, is_offline: boolean): Promise<string | null> {
  const query = queryClient.getQueryCache().get(hash)
  const outbox = await openOutbox()
  let at = query && outbox ? (await readQuery(queryClient, query))?.at : undefined
  // What this phone showed at once and never got an answer for has no time of its own.
  if (at === undefined && query && !is_offline && query.state.dataUpdatedAt > 1) at = query.state.dataUpdatedAt
  if (at === undefined && outbox) at = await findKeptAt(outbox)
  return at === undefined ? null : describeAge(at, Date.now())
}

interface KeptAge {
  /** True where something on the screen is kept data because the server failed. */
  has_failed: boolean
  /** How old it is, in words: null where this phone keeps nothing, undefined until that is known or while all is fresh. */
  age: string | null | undefined
}

/** Whether the screen shows kept data, and how old it is; one rule for all screens, see `isStale`. */
export function useKeptAge(is_offline: boolean): KeptAge {
  const queryClient = useQueryClient()
  const cache = queryClient.getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  // By what it is about, so that going on to another screen asks again.
  const stale = useSyncExternalStore(subscribe, () => listStale(cache, is_offline)[0]?.queryHash ?? '')
  const isWanted = is_offline || stale !== ''
  const [age, setAge] = useState<string | null>()
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const read = (): void =>
      void findAge(queryClient, stale, is_offline)
        .catch(() => null)
        .then((found) => isOver || setAge(found))
    read()
    const timer = setInterval(read, refresh_ms)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [queryClient, is_offline, isWanted, stale])
  return { has_failed: !is_offline && stale !== '', age: isWanted ? age : undefined }
}
