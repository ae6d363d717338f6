import { api } from '@larder/contract/api'
import { type Prediction } from '@larder/contract/prediction'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { usage_keys } from '../../api/keys.ts'

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
    queryFn: ({ signal }) => call(api.getUsagePattern, { params: { id: String(item_id) } }, { signal }),
  })
}

type CompactPrediction = Omit<Prediction, 'success'>

async function loadPredictions(signal: AbortSignal): Promise<Record<number, CompactPrediction>> {
  const { predictions } = await call(api.listPredictions, {}, { signal })
  return Object.fromEntries(predictions.map((prediction) => [prediction.item_id, prediction]))
}

/** The run-out of one of many cards: one call answers for the whole household, and a failure leaves the cards as they are. */
export function useCompactPrediction(item_id: number): CompactPrediction | undefined {
  const { data } = useQuery({
    queryKey: usage_keys.predictions,
    queryFn: ({ signal }) => loadPredictions(signal),
  })
  return data?.[item_id]
}
