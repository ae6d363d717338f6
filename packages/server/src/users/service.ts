import { messages } from '@larder/contract/messages'
import type { ProfileRequest, User } from '@larder/contract/user'
import { brokenConstraint } from '../database/errors.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import type { UserRepository } from './repository.ts'

/** The profile of the person who asks. */
export function createUserService(repository: UserRepository) {
  return {
    async find({ user_id, time_zone, role, household_id }: Session): Promise<User> {
      const user = await repository.for(user_id).find()
      // The account went away between the token check and here.
      if (user === undefined) throw new HttpError(401, messages.auth.signInNeeded)
      return { ...user, time_zone, role, household_id }
    },

    async update({ user_id, time_zone, role, household_id }: Session, request: ProfileRequest): Promise<User> {
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
