import { api } from '@larder/contract/calls/api'
import { todayIn } from '@larder/contract/values/days'
import type { PhotosSentTo } from '@larder/contract/user'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { UserService } from './service.ts'

/** The profile; with it whoever signs in learns where their photos go, where that is somewhere else. */
export function userRoutes(app: App, service: UserService, photos_sent_to?: PhotosSentTo): void {
  const services = photos_sent_to && { photos_sent_to }
  handle(app, api.getProfile, async ({ session }) => {
    const user = await service.find(session)
    const now = new Date()
    return { user, today: { day: todayIn(user.time_zone, now), as_of: now.toISOString() }, ...services }
  })

  handle(app, api.updateProfile, async ({ session, body }) => ({ user: await service.update(session, body) }))
}
