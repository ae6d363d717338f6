import { shopping_api } from '@larder/contract/calls/shopping-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import { readIdempotencyKey } from '../idempotency/key.ts'
import type { EntryService } from './service.ts'

/** What people do to the shopping list. */
export function entryRoutes(app: App, entries: EntryService): void {
  handle(app, shopping_api.addShoppingEntry, async ({ session, body, headers }, reply) => {
    const answer = await entries.add(session, body, readIdempotencyKey(headers))
    reply.code(answer.status)
    return answerOnce(answer, reply)
  })
  handle(app, shopping_api.changeShoppingEntry, async ({ session, params, body, headers }, reply) =>
    answerOnce(await entries.change(session, params.entry_id, body, readIdempotencyKey(headers)), reply),
  )
  handle(app, shopping_api.removeShoppingEntry, async ({ session, params, headers }, reply) =>
    answerOnce(await entries.remove(session, params.entry_id, readIdempotencyKey(headers)), reply),
  )
  handle(app, shopping_api.finishShoppingEntry, async ({ session, params, headers }, reply) =>
    answerOnce(await entries.finish(session, params.entry_id, readIdempotencyKey(headers)), reply),
  )
  handle(app, shopping_api.skipSuggestion, async ({ session, body, headers }, reply) =>
    answerOnce(await entries.skip(session, body.item_id, readIdempotencyKey(headers)), reply),
  )
}
