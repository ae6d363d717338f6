import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import type { Access } from '@larder/contract/calls/access'
import type { Session } from './authentication.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What a call that writes was let in by; null for reads, and before the token was checked. */
    permission: Permission | null
  }
}

/** By what a call may write: a session, and the role that it needs in the session's household. */
export interface Permission extends Pick<Session, 'user_id' | 'household_id'> {
  readonly authorization: string | undefined
  readonly needed: Access['role']
  /** True while nobody can have lost it since it was looked at: then nothing has to be asked again. */
  readonly isFresh: () => boolean
}

/** Refuses whoever has lost the permission since. */
export type Recheck = (permission: Permission) => Promise<void>

// Longer than a request takes that waits for nothing, so that those pay nothing for this.
const fresh_ms = 1_000

const current = new AsyncLocalStorage<Permission>()

/** The permission of the request on whose behalf this runs. */
export const findPermission = (): Permission | undefined => current.getStore()

/** Does the work of a request under its permission: below, every write asks for it again once it is no longer fresh. */
export function runWithPermission<Result>(permission: Permission | null, work: () => Result): Result {
  return permission === null ? work() : current.run(permission, work)
}

/**
 * The permission that was just looked up. Whoever keeps back a part of the body decides themselves how much later the rest
 * comes: then it is never fresh, and a photo that is read for long does not stay so.
 */
export function createPermission({ raw, headers }: FastifyRequest, session: Session, { role }: Access): Permission {
  const { user_id, household_id } = session
  // Requests that do not come over a socket have no such mark; their body is there from the start.
  const isWhole = (raw.complete as boolean | undefined) !== false
  const until = performance.now() + fresh_ms
  return {
    user_id,
    household_id,
    authorization: headers.authorization,
    needed: role,
    isFresh: () => isWhole && performance.now() < until,
  }
}
