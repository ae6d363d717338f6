import { messages } from '@larder/contract/messages'
import { account_messages } from '@larder/contract/messages/account-messages'
import { isOtherEmail, type ProfileRequest, type User } from '@larder/contract/user'
import type { Confirm } from '../auth/confirmation.ts'
import { brokenConstraint } from '../database/errors.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import type { UserRepository } from './repository.ts'

/** The profile of the person who asks. */
export function createUserService(repository: UserRepository, confirm: Confirm) {
  async function find(user_id: number): Promise<User> {
    const user = await repository.for(user_id).find()
    // The account went away between the token check and here.
    if (user === undefined) throw new HttpError(401, messages.auth.signInNeeded)
    return user
  }

  return {
    async find({ user_id, time_zone, role, household_id }: Session): Promise<User> {
      return { ...(await find(user_id)), time_zone, role, household_id }
    },

    /** A change of the email needs the password; names do not. */
    async update(session: Session, { current_password, ...request }: ProfileRequest): Promise<User> {
      const { user_id, time_zone, role, household_id } = session
      const before = await find(user_id)
      const isOther = isOtherEmail(before.email, request.email)
      if (isOther && (await repository.for(user_id).isTaken(request.email)))
        throw new HttpError(409, messages.auth.emailInUse)
      // 403 and no 401, which would end the session in the browser.
      if (isOther && !current_password) throw new HttpError(403, account_messages.emailNeedsPassword)
      if (isOther) await confirm(session, current_password ?? '')
      try {
        const user = await repository.for(user_id).update(request)
        if (user === undefined) throw new HttpError(409, messages.auth.emailInUse)
        return { ...user, time_zone, role, household_id }
      } catch (error) {
        if (brokenConstraint(error) !== 'app_user_email') throw error
        throw new HttpError(409, messages.auth.emailInUse)
      }
    },
  }
}

export type UserService = ReturnType<typeof createUserService>
