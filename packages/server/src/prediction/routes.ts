import { api } from '@larder/contract/calls/api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import { jsonPieces } from '../http/answers/json-pieces.ts'
import type { PredictionService } from './service.ts'

/** When one thing runs out, and when all of them do. */
export function predictionRoutes(app: App, predictions: PredictionService): void {
  handle(app, api.getPrediction, ({ session, params }) => predictions.find(session, params.id))
  handle(app, api.listPredictions, async ({ session }) => jsonPieces(await predictions.list(session)))
}
