import { api } from '@larder/contract/calls/api'
import { messages } from '@larder/contract/messages'
import { readBearerToken } from '../http/authentication.ts'
import type { App } from '../http/handle.ts'
import { handle } from '../http/handle.ts'
import { logFailedLogin } from './delays/failed-login.ts'
import { readOrigin } from './delays/origin.ts'
import type { AuthService } from './service.ts'

/** Register, log in, log out. */
export function authRoutes(app: App, service: AuthService): void {
  handle(app, api.register, async ({ body, ...request }, reply) => {
    const signedIn = await service.register(body, readOrigin(request))
    reply.code(201)
    return signedIn
  })

  handle(app, api.login, async ({ body, ...request }) => {
    try {
      return await service.login(body, readOrigin(request))
    } catch (error) {
      logFailedLogin(request, error)
      throw error
    }
  })

  handle(app, api.logout, async ({ headers }) => {
    await service.logout(readBearerToken(headers.authorization) ?? '')
    return { message: messages.auth.signedOut }
  })
}
