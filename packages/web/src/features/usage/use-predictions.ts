import { api } from '@larder/contract/calls/api'
import { history_api } from '@larder/contract/calls/history-api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
import { usage_keys } from '../../api/keys.ts'
import { type CompactPrediction, predictions_query } from '../../api/predictions.ts'

/** When one item runs out. */
export function usePrediction(item_id: number) {
  return useQuery({
    queryKey: usage_keys.prediction(item_id),
    queryFn: ({ signal }) => call(api.getPrediction, { params: { id: String(item_id) } }, { signal }),
  })
}

/** When it is used, by weekday and week. */
export function useUsagePattern(item_id: number) {
  return useQuery({
    queryKey: usage_keys.pattern(item_id),
    queryFn: ({ signal }) => call(history_api.getUsagePattern, { params: { id: String(item_id) } }, { signal }),
  })
}

/** The run-out of one of many cards: one call answers for the whole household, and the list says once where it failed. */
export function useCompactPrediction(item_id: number): CompactPrediction | undefined {
  const { data } = useQuery(predictions_query)
  return data?.[item_id]
}
