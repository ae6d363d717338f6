import { messages } from '@larder/contract/messages'
import type { LoginRequest, RegisterRequest, User } from '@larder/contract/user'
import type { Config } from '../config.ts'
import { brokenConstraint } from '../database/errors.ts'
import { createToken, hashToken } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { type RateLimiter, rateLimits } from '../http/hardening/rate-limit.ts'
import type { ApprovalRepository } from './sessions/approval-repository.ts'
import { delays as kinds } from './delays/delay-kinds.ts'
import type { Delays, Subject } from './delays/delays.ts'
import { hashDeviceCode } from './sessions/device-code.ts'
import type { Origin } from './delays/origin.ts'
import type { Passwords } from './passwords.ts'
import type { Account, AuthRepository, NamedAccount } from './repository.ts'
import type { SessionRepository } from './sessions/session-repository.ts'

export interface SignedIn {
  readonly token: string
  readonly user: User
}

interface Parts {
  readonly repository: AuthRepository
  readonly sessions: SessionRepository
  readonly approvals: ApprovalRepository
  readonly passwords: Passwords
  readonly limiter: RateLimiter
  readonly delays: Delays
  readonly registration: Config['registration']
}

/** The sentence for each index that two equal registrations at the same moment can break. */
const takenMessages: Readonly<Record<string, string>> = {
  app_user_username: messages.auth.usernameTaken,
  app_user_username_key: messages.auth.usernameTaken,
  app_user_email: messages.auth.emailInUse,
}

// For an unknown name the same question is asked, so that the time of the answer tells nothing.
const nobody = 0

function toUser({ username, email, first_name, last_name, time_zone, role, household_id }: Account): User {
  return { username, email, first_name, last_name, time_zone, role, household_id }
}

/** One counter for an account however it is spelt, else one for all spellings of the name. */
function listSubjects({ account, folded }: NamedAccount, { network, area }: Origin): Subject[] {
  const who = account === undefined ? `name ${folded}` : `account ${account.user_id}`
  const instead = [
    { delay: kinds.all_first_attempts, subject: who },
    { delay: kinds.first_attempts, subject: `${who} ${area}` },
  ]
  return [
    { delay: kinds.address, subject: network },
    { delay: kinds.name, subject: who, instead },
    { delay: kinds.pair, subject: `${who} ${network}` },
  ]
}

/** Registration, log-in and log-out. */
export function createAuthService(parts: Parts) {
  const { repository, sessions, approvals, passwords, limiter, delays, registration } = parts

  async function refuseTaken({ username, email }: RegisterRequest): Promise<void> {
    const taken = await repository.findTaken(username, email)
    if (taken?.username === true) throw new HttpError(409, messages.auth.usernameTaken)
    if (taken?.email === true) throw new HttpError(409, messages.auth.emailInUse)
  }

  /**
   * A code from a device that is logged in has a counter of its own, and so has a place where this account has logged in
   * before: unauthorised users elsewhere reach neither.
   */
  async function findSubjects(named: NamedAccount, device_code: string | undefined, origin: Origin) {
    const user_id = named.account?.user_id ?? nobody
    const code_hash = device_code === undefined ? undefined : hashDeviceCode(device_code)
    const isApproved = code_hash !== undefined && (await approvals.isOpen(user_id, code_hash))
    const isKnown = await sessions.knowsPlace(user_id, origin.place_hash)
    if (isApproved) return { code_hash, subjects: [{ delay: kinds.approval, subject: String(user_id) }] }
    const place = { delay: kinds.place, subject: `${user_id} ${origin.network} ${origin.device}` }
    return { subjects: isKnown ? [place] : listSubjects(named, origin) }
  }

  /** Uses up the code that a device was let through by; whoever finds it used by another one waits like everybody else. */
  async function useCode(named: NamedAccount, code_hash: Buffer | undefined, origin: Origin): Promise<void> {
    if (code_hash === undefined || named.account === undefined) return
    if (await approvals.use(named.account.user_id, code_hash)) return
    const { subjects } = await findSubjects(named, undefined, origin)
    await delays.forgive(await delays.claim(subjects))
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

    async login({ username, password, device_code }: LoginRequest, origin: Origin): Promise<SignedIn> {
      const named = await repository.findAccount(username)
      const { account } = named
      const { subjects, code_hash } = await findSubjects(named, device_code, origin)
      const claimed = await delays.claim(subjects)
      const isRight = await passwords.verify(account?.password_hash, password)
      if (isRight) await useCode(named, code_hash, origin)
      const token = createToken()
      if (account === undefined || !isRight || !(await sessions.create(hashToken(token), account, origin))) {
        throw new HttpError(401, messages.auth.loginFailedScreen)
      }
      await delays.forgive(claimed)
      return { token, user: toUser(account) }
    },

    async logout(token: string): Promise<void> {
      await sessions.delete(hashToken(token))
    },
  }
}

export type AuthService = ReturnType<typeof createAuthService>
