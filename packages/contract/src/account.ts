import * as z from 'zod/mini'
import { type Call, messageResponse } from './calls/call.ts'
import { password as password_limits } from './constants.ts'
import { pathId, requestBody, requiredText } from './values/fields.ts'
import { messages } from './messages.ts'
import { account_messages } from './messages/account-messages.ts'

const current = requiredText('Current password', account_messages.currentPasswordRequired, password_limits.max_length)

/** A new password, and the old one as proof that its owner asks. */
export const passwordRequest = requestBody({
  current_password: current,
  new_password: requiredText('New password', account_messages.newPasswordRequired, password_limits.max_length).check(
    z.minLength(password_limits.min_length, messages.auth.passwordTooShort),
  ),
})

/** The password once more, before everything is gone. */
export const deleteAccountRequest = requestBody({
  password: requiredText('Password', messages.auth.passwordRequired, password_limits.max_length),
})

/** One device that is logged in; `device` is what its browser says of itself, in a few words. */
export const session = z.object({
  session_id: z.number(),
  device: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
})

/** What a new device is let in by, with the password, once. */
export const deviceCode = z.object({ code: z.string(), expires_at: z.string() })

/** Everything of the household in one file: JSON, or a ZIP of CSV tables. */
export const exportQuery = z.object({
  format: z._default(z.enum(['json', 'csv'], account_messages.formatInvalid), 'json'),
})

const session_id = z.object({ session_id: pathId(account_messages.deviceNotFound) })

/** Calls about one's own account beyond the specification; apart from `api`, which every first load carries. */
// oxfmt-ignore
export const account_api = {
  changePassword: { method: 'PUT', path: '/api/users/password', body: passwordRequest, response: z.object({ message: z.string(), token: z.string() }) },
  listSessions: { method: 'GET', path: '/api/auth/sessions', response: z.object({ sessions: z.array(session) }) },
  approveDevice: { method: 'POST', path: '/api/auth/device-code', response: deviceCode },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/:session_id', params: session_id, response: messageResponse },
  logoutEverywhere: { method: 'POST', path: '/api/auth/logout-everywhere', response: messageResponse },
  exportHousehold: { method: 'GET', path: '/api/users/export', query: exportQuery, file: true, heavy: true, response: z.unknown() },
  deleteAccount: { method: 'POST', path: '/api/users/delete', body: deleteAccountRequest, response: messageResponse },
} as const satisfies Record<string, Call>

export type PasswordRequest = z.output<typeof passwordRequest>
export type Device = z.output<typeof session>
export type DeviceCode = z.output<typeof deviceCode>
export type ExportFormat = z.output<typeof exportQuery>['format']
