import { messages } from '@larder/contract/messages'
import type { LoginRequest, RegisterRequest, User } from '@larder/contract/user'
import type { Config } from '../config.ts'
import { brokenConstraint } from '../database/errors.ts'
import { createToken, hashToken } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { type RateLimiter, rateLimits } from '../http/rate-limit.ts'
import { type Delays, type Subject, delays as kinds } from './delays.ts'
import type { Origin } from './origin.ts'
import type { Passwords } from './passwords.ts'
import type { Account, AuthRepository } from './repository.ts'
import type { SessionRepository } from './session-repository.ts'

export interface SignedIn {
  readonly token: string
  readonly user: User
}

interface Parts {
  readonly repository: AuthRepository
  readonly sessions: SessionRepository
  readonly passwords: Passwords
  readonly limiter: RateLimiter
  readonly delays: Delays
  readonly registration: Config['registration']
}

/** The sentence for each index that two equal registrations at the same moment can break. */
const takenMessages: Readonly<Record<string, string>> = {
  app_user_username: messages.auth.usernameTaken,
  app_user_email: messages.auth.emailInUse,
}

// For an unknown name the same question is asked, so that the time of the answer tells nothing.
const nobody = 0

function toUser({ username, email, first_name, last_name, time_zone }: Account): User {
  return { username, email, first_name, last_name, time_zone }
}

/** Registration, log-in and log-out. */
export function createAuthService({ repository, sessions, passwords, limiter, delays, registration }: Parts) {
  async function refuseTaken({ username, email }: RegisterRequest): Promise<void> {
    const taken = await repository.findTaken(username, email)
    if (taken?.username === true) throw new HttpError(409, messages.auth.usernameTaken)
    if (taken?.email === true) throw new HttpError(409, messages.auth.emailInUse)
  }

  /** Where this account has logged in before it has a counter of its own, which strangers elsewhere cannot reach. */
  async function findSubjects(username: string, account: Account | undefined, origin: Origin): Promise<Subject[]> {
    const { network, device, place_hash } = origin
    const user_id = account?.user_id ?? nobody
    const isKnown = await sessions.knowsPlace(user_id, place_hash)
    if (isKnown) return [{ delay: kinds.place, subject: `${user_id} ${network} ${device}` }]
    const name = username.toLowerCase()
    return [
      { delay: kinds.address, subject: network },
      { delay: kinds.name, subject: name },
      { delay: kinds.pair, subject: `${name} ${network}` },
    ]
  }

  return {
    async register(request: RegisterRequest, origin: Origin): Promise<SignedIn> {
      if (registration === 'closed') throw new HttpError(403, messages.auth.registrationClosed)
      await limiter.count(rateLimits.registration, origin.network)
      await refuseTaken(request)
      const { password, ...person } = request
      const token = createToken()
      const { time_zone = 'UTC' } = request
      const account = {
        ...person,
        ...origin,
        // A zone that only the browser knows must not keep a person from registering.
        time_zone: (await repository.knowsTimeZone(time_zone)) ? time_zone : 'UTC',
        password_hash: await passwords.hash(password),
        token_hash: hashToken(token),
      }
      try {
        return { token, user: await repository.createAccount(account) }
      } catch (error) {
        const message = takenMessages[brokenConstraint(error) ?? '']
        throw message === undefined ? error : new HttpError(409, message)
      }
    },

    async login({ username, password }: LoginRequest, origin: Origin): Promise<SignedIn> {
      const account = await repository.findAccount(username)
      const subjects = await findSubjects(username, account, origin)
      await delays.claim(subjects)
      const isRight = await passwords.verify(account?.password_hash, password)
      const token = createToken()
      if (account === undefined || !isRight || !(await sessions.create(hashToken(token), account, origin))) {
        throw new HttpError(401, messages.auth.loginFailedScreen)
      }
      await delays.forgive(subjects)
      return { token, user: toUser(account) }
    },

    async logout(token: string): Promise<void> {
      await sessions.delete(hashToken(token))
    },
  }
}

export type AuthService = ReturnType<typeof createAuthService>
