import { deleted_api } from '@larder/contract/calls/deleted-api'
import type { App } from '../http/handle.ts'
import { handle, jsonText } from '../http/handle.ts'
import { readIdempotencyKey } from '../idempotency/key.ts'
import type { DeletedService } from './service.ts'

/** Recently deleted items. */
export function deletedRoutes(app: App, deleted: DeletedService): void {
  handle(app, deleted_api.listDeleted, async ({ session }) => ({ items: await deleted.list(session) }))

  handle(app, deleted_api.restoreItem, async ({ session, params, headers }, reply) => {
    const { response, is_replayed } = await deleted.restore(session, params.id, readIdempotencyKey(headers))
    if (is_replayed) reply.header('idempotency-replayed', 'true')
    return jsonText(response)
  })
}
