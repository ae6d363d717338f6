import { account_api } from '@larder/contract/account'
import { account_messages } from '@larder/contract/messages/account-messages'
import type { App } from '../../http/handle.ts'
import { handle } from '../../http/handle.ts'
import { readOrigin } from '../delays/origin.ts'
import type { SessionService } from './session-service.ts'

/** The devices that are logged in, and the password. */
export function sessionRoutes(app: App, service: SessionService): void {
  handle(app, account_api.changePassword, async ({ session, body, ...request }) => {
    const token = await service.changePassword(session, body, readOrigin(request))
    return { message: account_messages.passwordChanged, token }
  })

  handle(app, account_api.listSessions, async ({ session }) => ({ sessions: await service.list(session) }))

  handle(app, account_api.approveDevice, ({ session }) => service.approveDevice(session))

  handle(app, account_api.endSession, async ({ session, params }) => {
    await service.end(session, params.session_id)
    return { message: account_messages.deviceLoggedOut }
  })

  handle(app, account_api.logoutEverywhere, async ({ session }) => {
    await service.endAll(session)
    return { message: account_messages.signedOutEverywhere }
  })
}
