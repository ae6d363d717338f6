import { api } from '@larder/contract/calls/api'
import type { App, Reply } from '../http/handle.ts'
import { handle, jsonText } from '../http/handle.ts'
import { readIdempotencyKey } from '../idempotency/key.ts'
import type { Answer } from '../idempotency/service.ts'
import type { JournalService } from './service.ts'

function answerWith({ response, is_replayed }: Answer, reply: Reply) {
  if (is_replayed) reply.header('idempotency-replayed', 'true')
  return jsonText(response)
}

/** Recording use and purchases, taking them back, and the histories. */
export function journalRoutes(app: App, journal: JournalService): void {
  handle(app, api.consume, async ({ session, params, body, headers }, reply) =>
    answerWith(await journal.consume(session, params.id, body, readIdempotencyKey(headers)), reply),
  )
  handle(app, api.purchase, async ({ session, params, body, headers }, reply) =>
    answerWith(await journal.purchase(session, params.id, body, readIdempotencyKey(headers)), reply),
  )
  handle(app, api.undoEvent, async ({ session, params }) =>
    jsonText(await journal.undo(session, params.id, params.event_id)),
  )
  handle(app, api.getConsumptionHistory, async ({ session, params }) =>
    jsonText(await journal.listConsumptions(session, params.id)),
  )
  handle(app, api.getPurchaseHistory, async ({ session, params }) =>
    jsonText(await journal.listPurchases(session, params.id)),
  )
  handle(app, api.getUsagePattern, ({ session, params }) => journal.findPattern(session, params.id))
}
