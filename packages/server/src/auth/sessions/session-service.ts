import type { Device, DeviceCode, PasswordRequest } from '@larder/contract/account'
import { messages } from '@larder/contract/messages'
import { account_messages } from '@larder/contract/messages/account-messages'
import type { Database } from '../../database/database.ts'
import { type Session, createToken, hashToken } from '../../http/authentication.ts'
import { HttpError } from '../../http/errors.ts'
import { type RateLimiter, rateLimits } from '../../http/hardening/rate-limit.ts'
import type { ApprovalRepository } from './approval-repository.ts'
import type { Confirm } from '../confirmation.ts'
import { createDeviceCode, hashDeviceCode } from './device-code.ts'
import type { Origin } from '../delays/origin.ts'
import type { Passwords } from '../passwords.ts'
import { createAuthRepository } from '../repository.ts'
import { createSessionRepository } from './session-repository.ts'

interface Parts {
  readonly database: Database
  readonly passwords: Passwords
  readonly confirm: Confirm
  readonly approvals: ApprovalRepository
  readonly limiter: RateLimiter
}

/** A person's devices, and the password that all of them are let in by. */
export function createSessionService({ database, passwords, confirm, approvals, limiter }: Parts) {
  const sessions = createSessionRepository(database)
  return {
    async list({ user_id, session_id }: Session): Promise<Device[]> {
      const devices = await sessions.list(user_id)
      return devices.map((device) => ({ ...device, is_current: device.session_id === session_id }))
    },

    async end({ user_id }: Session, session_id: number): Promise<void> {
      const isEnded = await sessions.end({ user_id, session_id })
      if (!isEnded) throw new HttpError(404, account_messages.deviceNotFound)
    },

    endAll: ({ user_id }: Session): Promise<void> => sessions.endAll(user_id),

    /** A code by which one new device gets in with the password, whatever others try at this account meanwhile. */
    async approveDevice(session: Session): Promise<DeviceCode> {
      await limiter.count(rateLimits.device_code, String(session.user_id))
      const code = createDeviceCode()
      return { code, expires_at: await approvals.create(session, hashDeviceCode(code)) }
    },

    /** The password, every other session and the token of this one change together or not at all. */
    async changePassword(session: Session, request: PasswordRequest, origin: Origin): Promise<string> {
      const { password_hash } = await confirm(session, request.current_password)
      const new_hash = await passwords.hash(request.new_password)
      const token = createToken()
      await database.transaction(async (queries) => {
        const isChanged = await createAuthRepository(queries).changePassword(session.user_id, password_hash, new_hash)
        if (!isChanged) throw new HttpError(403, account_messages.passwordWrong)
        const isKept = await createSessionRepository(queries).keepOnly(session, hashToken(token), origin.place_hash)
        if (!isKept) throw new HttpError(401, messages.auth.signInNeeded)
      })
      return token
    },
  }
}

export type SessionService = ReturnType<typeof createSessionService>
