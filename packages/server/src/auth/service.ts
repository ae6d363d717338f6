import { randomBytes } from 'node:crypto'
import { messages } from '@larder/contract/messages'
import type { LoginRequest, RegisterRequest, User } from '@larder/contract/user'
import type { Config } from '../config.ts'
import { brokenConstraint } from '../database/errors.ts'
import { hashToken } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { networkOf, type RateLimiter, rateLimits } from '../http/rate-limit.ts'
import type { Passwords } from './passwords.ts'
import type { Account, AuthRepository } from './repository.ts'

export interface SignedIn {
  readonly token: string
  readonly user: User
}

interface Parts {
  readonly repository: AuthRepository
  readonly passwords: Passwords
  readonly limiter: RateLimiter
  readonly registration: Config['registration']
}

/** The sentence for each index that two equal registrations at the same moment can break. */
const takenMessages: Readonly<Record<string, string>> = {
  app_user_username: messages.auth.usernameTaken,
  app_user_email: messages.auth.emailInUse,
}

const createToken = (): string => randomBytes(32).toString('base64url')

function toUser({ username, email, first_name, last_name, time_zone }: Account): User {
  return { username, email, first_name, last_name, time_zone }
}

/** Registration, log-in and log-out. */
export function createAuthService({ repository, passwords, limiter, registration }: Parts) {
  async function refuseTaken({ username, email }: RegisterRequest): Promise<void> {
    const taken = await repository.findTaken(username, email)
    if (taken?.username === true) throw new HttpError(409, messages.auth.usernameTaken)
    if (taken?.email === true) throw new HttpError(409, messages.auth.emailInUse)
  }

  return {
    async register(request: RegisterRequest, ip: string): Promise<SignedIn> {
      if (registration === 'closed') throw new HttpError(403, messages.auth.registrationClosed)
      await limiter.count(rateLimits.registration, networkOf(ip))
      await refuseTaken(request)
      const { password, ...person } = request
      const token = createToken()
      const { time_zone = 'UTC' } = request
      const account = {
        ...person,
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

    async login({ username, password }: LoginRequest, ip: string): Promise<SignedIn> {
      const network = networkOf(ip)
      const name = `${username.toLowerCase()} ${network}`
      await limiter.count(rateLimits.loginByAddress, network)
      await limiter.count(rateLimits.loginByName, name)
      const account = await repository.findAccount(username)
      const isRight = await passwords.verify(account?.password_hash, password)
      if (account === undefined || !isRight) throw new HttpError(401, messages.auth.loginFailedScreen)
      await limiter.forgive(rateLimits.loginByAddress, network)
      await limiter.forgive(rateLimits.loginByName, name)
      const token = createToken()
      await repository.createSession(hashToken(token), account)
      return { token, user: toUser(account) }
    },

    async logout(token: string): Promise<void> {
      await repository.deleteSession(hashToken(token))
    },
  }
}

export type AuthService = ReturnType<typeof createAuthService>
