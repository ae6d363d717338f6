import { api } from '@larder/contract/calls/api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import { jsonPieces } from '../http/answers/json-pieces.ts'
import type { ShoppingService } from './service.ts'

/** What to buy, for as many days ahead as asked. */
export function shoppingRoutes(app: App, shopping: ShoppingService): void {
  handle(app, api.getShoppingList, async ({ session, query }) => jsonPieces(await shopping.list(session, query.days)))
}
