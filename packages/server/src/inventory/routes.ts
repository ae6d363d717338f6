import { api } from '@larder/contract/calls/api'
import { household_api } from '@larder/contract/calls/household-api'
import { messages } from '@larder/contract/messages'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import type { App } from '../http/handle.ts'
import { handle, jsonText } from '../http/handle.ts'
import { inPages, jsonPieces, writePieces } from '../http/answers/json-pieces.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import { readIdempotencyKey } from '../idempotency/key.ts'
import type { InventoryService } from './service.ts'
import { itemETag, listETag, readIfMatch } from './versions.ts'

/** In which other household of this person an item lies. */
export type FindElsewhere = (
  session: Session,
  item_id: number,
) => Promise<{ readonly household_id: number; readonly name: string } | undefined>

/** Inventory calls of section 7; an unchanged list costs nothing but the token check. */
export function inventoryRoutes(app: App, inventory: InventoryService, findElsewhere: FindElsewhere): void {
  handle(app, api.listItems, ({ session }) => jsonPieces(inventory.list(session)), { etagOf: listETag })

  handle(app, api.listCategories, async ({ session }) =>
    jsonPieces(await writePieces('', inPages(await inventory.listCategories(session)), '')),
  )

  handle(app, api.getItem, async ({ session, params }, reply) => {
    const found = await inventory.find(session, params.id)
    if (found === undefined) {
      const household = await findElsewhere(session, params.id)
      throw new HttpError(404, messages.inventory.notFound, household && { household })
    }
    const { item, version } = found
    reply.header('etag', itemETag(version, item))
    return jsonText(item)
  })

  handle(app, api.createItem, async ({ session, headers, body }, reply) => {
    const answer = await inventory.create(session, body, readIdempotencyKey(headers))
    if (answer.is_replayed) reply.header('idempotency-replayed', 'true')
    reply.code(answer.status)
    return jsonText(answer.response)
  })

  handle(app, api.updateItem, async ({ session, params, headers, body }, reply) => {
    const versions = [body.version, readIfMatch(headers['if-match'])]
    const key = readIdempotencyKey(headers)
    return answerOnce(await inventory.edit(session, params.id, body, { versions, key }), reply)
  })

  handle(app, api.deleteItem, async ({ session, params, headers }, reply) =>
    answerOnce(await inventory.remove(session, params.id, readIdempotencyKey(headers)), reply),
  )

  handle(app, household_api.changeItems, async ({ session, body, headers }, reply) =>
    answerOnce(await inventory.changeSeveral(session, body, readIdempotencyKey(headers)), reply),
  )
}
