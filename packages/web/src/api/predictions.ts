import { api } from '@larder/contract/calls/api'
import { type Prediction } from '@larder/contract/prediction'
import { call } from './client/call.ts'
import { CallError } from './client/failure.ts'
import { usage_keys } from './keys.ts'

export type CompactPrediction = Omit<Prediction, 'success'>

// The specification does not say how the answer looks: one that cannot be read names no prediction, and nothing has failed.
function readOtherShape(error: unknown): { predictions: [] } {
  if (error instanceof CallError && error.status === 200) return { predictions: [] }
  throw error
}

async function loadPredictions(signal: AbortSignal): Promise<Record<number, CompactPrediction>> {
  const { predictions } = await call(api.listPredictions, {}, { signal }).catch(readOtherShape)
  return Object.fromEntries(predictions.map((prediction) => [prediction.item_id, prediction]))
}

/** How every screen loads when things run out: one call answers for the whole household. */
export const predictions_query = {
  queryKey: usage_keys.predictions,
  queryFn: ({ signal }: { signal: AbortSignal }) => loadPredictions(signal),
}
