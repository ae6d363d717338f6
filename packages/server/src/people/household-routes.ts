import { people_api } from '@larder/contract/calls/people-api'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { HouseholdService } from './household-service.ts'

/** The household that is shown, and the others of a person. */
export function householdRoutes(app: App, service: HouseholdService): void {
  handle(app, people_api.getHousehold, ({ session }, reply) => {
    reply.header('cache-control', 'private, no-cache')
    return service.find(session)
  })

  handle(app, people_api.readRemoval, async ({ session, params }) => {
    await service.readRemoval(session, params.removal_id)
    return { message: words.removalRead }
  })

  handle(app, people_api.changeHousehold, async ({ session, body }) => ({
    message: words.changed,
    household: await service.change(session, body),
  }))

  handle(app, people_api.listHouseholds, async ({ session }) => ({ households: await service.list(session) }))

  handle(app, people_api.createHousehold, async ({ session, body }, reply) => {
    const household = await service.create(session, body.name)
    reply.code(201)
    return { message: words.created(household.name), household }
  })

  handle(app, people_api.switchHousehold, async ({ session, params }) => {
    const household = await service.switch(session, params.household_id)
    return { message: words.switched(household.name), household }
  })

  handle(app, people_api.leaveHousehold, async ({ session, body }) => {
    const { household, left } = await service.leave(session, body.delete_household === true)
    return { message: words.left(left), household }
  })
}
