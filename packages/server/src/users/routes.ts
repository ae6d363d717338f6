import { api } from '@larder/contract/api'
import type { PhotosSentTo } from '@larder/contract/user'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { UserService } from './service.ts'

/** The profile; with it whoever signs in learns where their photos go, where that is somewhere else. */
export function userRoutes(app: App, service: UserService, photos_sent_to?: PhotosSentTo): void {
  const services = photos_sent_to && { photos_sent_to }
  handle(app, api.getProfile, async ({ session }) => ({ user: await service.find(session), ...services }))

  handle(app, api.updateProfile, async ({ session, body }) => ({ user: await service.update(session, body) }))
}
