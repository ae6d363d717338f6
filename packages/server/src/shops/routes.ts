import { shopping_api } from '@larder/contract/calls/shopping-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import { readIdempotencyKey } from '../idempotency/key.ts'
import type { ShopService } from './service.ts'

/** Shops by their names. */
export function shopRoutes(app: App, shops: ShopService): void {
  handle(app, shopping_api.listShops, async ({ session }) => ({ shops: await shops.list(session) }))
  handle(app, shopping_api.saveShop, async ({ session, params, body, headers }, reply) =>
    answerOnce(await shops.save(session, { ...params, ...body }, readIdempotencyKey(headers)), reply),
  )
  handle(app, shopping_api.removeShop, async ({ session, params, headers }, reply) =>
    answerOnce(await shops.remove(session, params.shop, readIdempotencyKey(headers)), reply),
  )
}
