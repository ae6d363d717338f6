import { people_api } from '@larder/contract/calls/people-api'
import { live_kinds } from '@larder/contract/live'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import { jsonPieces } from '../http/answers/json-pieces.ts'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { InviteService } from './invite-service.ts'

/** Links that let one person in. */
export function inviteRoutes(app: App, service: InviteService): void {
  handle(app, people_api.createInvite, async ({ session, body, origin }, reply) => {
    const invite = await service.create(session, body.role)
    reply.code(201)
    return { message: words.inviteMade, invite: { ...invite, url: `${origin()}/join/${invite.code}` } }
  })

  handle(app, people_api.revokeInvite, async ({ session, params }) => {
    await service.revoke(session, params.invite_id)
    return { message: words.inviteRevoked }
  })

  handle(app, people_api.getInvite, ({ params, ip }) => service.find({ ...params, ip }))

  handle(app, people_api.listBroughtItems, async ({ session, params, ip, signal }) =>
    jsonPieces(await service.listBrought(session, { ...params, ip }, signal())),
  )

  handle(app, people_api.acceptInvite, async ({ session, params, body, ip, signal, tellHousehold }) => {
    const accepted = await service.accept(session, { ...params, ip }, body, signal())
    // Everything: from the second person on, all that is shown names who did it.
    tellHousehold(accepted.household.household_id, live_kinds)
    return { message: words.joined(accepted.household.name), ...accepted }
  })
}
