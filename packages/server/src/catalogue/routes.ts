import { photo_api } from '@larder/contract/calls/photo-api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { CatalogueService } from './service.ts'

/** What products are called: by the catalogue, which tells of no household, and by whoever asks. */
export function catalogueRoutes(app: App, catalogue: CatalogueService): void {
  handle(app, photo_api.suggestProducts, async ({ session, query }) => ({
    suggestions: await catalogue.suggest(session, query.q),
  }))
}
