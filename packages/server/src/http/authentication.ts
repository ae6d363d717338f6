import { hash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { messages } from '@larder/contract/messages'
import type { Role } from '@larder/contract/roles'
import { HttpError } from './errors.ts'

/** Who is asking, and what of the household nearly every call needs: one look-up a request. */
export interface Session {
  readonly session_id: number
  readonly user_id: number
  readonly household_id: number
  /** What this person may do there. */
  readonly role: Role
  /** True where others live there too, so that it is of use to say who did something. */
  readonly is_shared: boolean
  readonly inventory_version: number
  readonly time_zone: string
}

export type FindSession = (token_hash: Buffer) => Promise<Session | undefined>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the token check before anything of the body is read. */
    session: Session | null
  }
  interface FastifyContextConfig {
    /** True where the answer does not end by itself: how long it took says nothing. */
    isStream?: boolean
  }
}

/** A new token: 256 bits that nobody can guess. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which a token is stored and looked for: a stolen database opens no session. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** The token of an Authorization header, if it carries one. */
export function readBearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +([\w\-.~+/]+=*) *$/i.exec(authorization ?? '')?.[1]
}

const challenge = { 'www-authenticate': 'Bearer' }

/** What is told to whoever has no session, or none any more. */
export const createSignInRefusal = (): HttpError => new HttpError(401, messages.auth.signInNeeded, undefined, challenge)

/** The check every protected call makes: the token's session, or 401. */
export function createAuthentication(findSession: FindSession) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = readBearerToken(request.headers.authorization)
    const session = token === undefined ? undefined : await findSession(hashToken(token))
    if (session === undefined) throw createSignInRefusal()
    request.session = session
  }
}
