import { api } from '@larder/contract/api'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { UserService } from './service.ts'

/** The profile. */
export function userRoutes(app: App, service: UserService): void {
  handle(app, api.getProfile, async ({ session }) => ({ user: await service.find(session) }))

  handle(app, api.updateProfile, async ({ session, body }) => ({ user: await service.update(session, body) }))
}
