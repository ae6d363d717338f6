import { api } from '@larder/contract/calls/api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { CatalogueService } from './service.ts'

/** What products are called: the same for everybody, so that nothing in it tells of a household. */
export function catalogueRoutes(app: App, catalogue: CatalogueService): void {
  handle(app, api.suggestProducts, async ({ session, query }) => ({
    suggestions: await catalogue.suggest(session.user_id, query.q),
  }))
}
