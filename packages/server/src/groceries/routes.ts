import { grocery_api } from '@larder/contract/calls/grocery-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { GroceryService } from './service.ts'

/** What kind of groceries a name says. */
export function groceryRoutes(app: App, groceries: GroceryService): void {
  handle(app, grocery_api.guessGrocery, ({ session, query }) => groceries.guess(session, query.q))
}
