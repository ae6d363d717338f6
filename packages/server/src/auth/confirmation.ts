import { account_messages } from '@larder/contract/messages/account-messages'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { delays as kinds } from './delays/delay-kinds.ts'
import type { Delays } from './delays/delays.ts'
import type { Passwords } from './passwords.ts'
import type { AuthRepository } from './repository.ts'

interface Parts {
  readonly repository: AuthRepository
  readonly passwords: Passwords
  readonly delays: Delays
}

/**
 * Asks whoever holds a token for the password too, before what cannot be taken back. A wrong one is 403, because 401 would
 * end the session in the browser. Guesses are slowed down for this session alone: the owner's others stay free.
 */
export function createConfirmation({ repository, passwords, delays }: Parts) {
  return async ({ user_id, session_id }: Session, password: string): Promise<{ password_hash: string }> => {
    const claimed = await delays.claim([{ delay: kinds.confirmation, subject: `${user_id} ${session_id}` }])
    const password_hash = await repository.findPassword(user_id)
    const isRight = await passwords.verify(password_hash, password)
    if (password_hash === undefined || !isRight) throw new HttpError(403, account_messages.passwordWrong)
    await delays.forgive(claimed)
    return { password_hash }
  }
}

export type Confirm = ReturnType<typeof createConfirmation>
