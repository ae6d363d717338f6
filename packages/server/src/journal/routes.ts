import { api } from '@larder/contract/calls/api'
import { history_api } from '@larder/contract/calls/history-api'
import { lot_api } from '@larder/contract/calls/lot-api'
import type { App } from '../http/handle.ts'
import { handle, jsonText } from '../http/handle.ts'
import { readIdempotencyKey } from '../idempotency/key.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import type { JournalService } from './service.ts'

/** Recording use, waste and purchases, taking them back, and the histories. */
export function journalRoutes(app: App, journal: JournalService): void {
  handle(app, api.consume, async ({ session, params, body, headers }, reply) =>
    answerOnce(await journal.consume(session, params.id, body, readIdempotencyKey(headers)), reply),
  )
  handle(app, api.purchase, async ({ session, params, body, headers }, reply) =>
    answerOnce(await journal.purchase(session, params.id, body, readIdempotencyKey(headers)), reply),
  )
  handle(app, lot_api.discard, async ({ session, params, body, headers }, reply) =>
    answerOnce(await journal.discard(session, params.id, body, readIdempotencyKey(headers)), reply),
  )
  handle(app, api.undoEvent, async ({ session, params, headers }, reply) =>
    answerOnce(await journal.undo(session, params.id, params.event_id, readIdempotencyKey(headers)), reply),
  )
  handle(app, history_api.getConsumptionHistory, async ({ session, params }) =>
    jsonText(await journal.listConsumptions(session, params.id)),
  )
  handle(app, history_api.getPurchaseHistory, async ({ session, params }) =>
    jsonText(await journal.listPurchases(session, params.id)),
  )
  handle(app, history_api.getUsagePattern, ({ session, params }) => journal.findPattern(session, params.id))
}
