import { lot_api } from '@larder/contract/calls/lot-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import { readIdempotencyKey } from '../idempotency/key.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import type { LotActions } from './service.ts'

/** What is done to the lots of an item beside using them up. */
export function lotRoutes(app: App, lots: LotActions): void {
  handle(app, lot_api.getShelfLife, ({ session, params }) => lots.findShelfLife(session, params.id))
  handle(app, lot_api.editLot, async ({ session, params, body, headers }, reply) =>
    answerOnce(await lots.edit(session, params, body, readIdempotencyKey(headers)), reply),
  )
  handle(app, lot_api.moveLot, async ({ session, params, body, headers }, reply) =>
    answerOnce(await lots.move(session, params, body, readIdempotencyKey(headers)), reply),
  )
  const actions = [
    [lot_api.openLot, 'opened'],
    [lot_api.freezeLot, 'frozen'],
    [lot_api.thawLot, 'thawed'],
  ] as const
  for (const [call, kind] of actions)
    handle(app, call, async ({ session, params, body, headers }, reply) =>
      answerOnce(await lots.act(kind, session, params, body, readIdempotencyKey(headers)), reply),
    )
}
