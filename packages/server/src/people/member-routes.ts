import { people_api } from '@larder/contract/calls/people-api'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { MemberService } from './member-service.ts'

/** What owners decide about the people of their household. */
export function memberRoutes(app: App, service: MemberService): void {
  handle(app, people_api.changeMember, async ({ session, params, body }) => {
    await service.changeRole(session, params.user_id, body.role)
    return { message: words.roleChanged }
  })

  handle(app, people_api.removeMember, async ({ session, params }) => {
    await service.remove(session, params.user_id)
    return { message: words.memberRemoved }
  })
}
