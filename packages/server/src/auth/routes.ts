import { api } from '@larder/contract/api'
import { messages } from '@larder/contract/messages'
import { readBearerToken } from '../http/authentication.ts'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import type { AuthService } from './service.ts'

/** Register, log in, log out. */
export function authRoutes(app: App, service: AuthService): void {
  handle(app, api.register, async ({ body, ip }, reply) => {
    const signedIn = await service.register(body, ip)
    reply.code(201)
    return signedIn
  })

  handle(app, api.login, ({ body, ip }) => service.login(body, ip))

  handle(app, api.logout, async ({ headers }) => {
    await service.logout(readBearerToken(headers.authorization) ?? '')
    return { message: messages.auth.signedOut }
  })
}
