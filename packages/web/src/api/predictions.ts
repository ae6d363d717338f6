import { api } from '@larder/contract/calls/api'
import { type Prediction } from '@larder/contract/prediction'
import { call } from './client/call.ts'
import { usage_keys } from './keys.ts'

export type CompactPrediction = Omit<Prediction, 'success'>

async function loadPredictions(signal: AbortSignal): Promise<Record<number, CompactPrediction>> {
  const { predictions } = await call(api.listPredictions, {}, { signal })
  return Object.fromEntries(predictions.map((prediction) => [prediction.item_id, prediction]))
}

/** How every screen loads when things run out: one call answers for the whole household. */
export const predictions_query = {
  queryKey: usage_keys.predictions,
  queryFn: ({ signal }: { signal: AbortSignal }) => loadPredictions(signal),
}
