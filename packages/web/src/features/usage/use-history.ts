import { api } from '@larder/contract/api'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { usage_keys } from '../../api/keys.ts'
import { mergeHistories } from './history.ts'

/** What happened to an item; there is no history before both halves of it are there. */
export function useHistory(item_id: number) {
  const params = { id: String(item_id) }
  const [consumed, purchased] = useQueries({
    queries: [
      {
        queryKey: usage_keys.consumption(item_id),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(api.getConsumptionHistory, { params }, { signal }),
      },
      {
        queryKey: usage_keys.purchases(item_id),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(api.getPurchaseHistory, { params }, { signal }),
      },
    ],
  })
  const entries = useMemo(
    () =>
      consumed.data && purchased.data
        ? mergeHistories(consumed.data.consumption_history, purchased.data.purchase_history)
        : undefined,
    [consumed.data, purchased.data],
  )
  return {
    entries,
    isError: consumed.isError || purchased.isError,
    retry: () => {
      for (const half of [consumed, purchased]) if (half.isError) void half.refetch()
    },
  }
}
