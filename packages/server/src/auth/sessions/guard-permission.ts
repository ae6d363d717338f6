import { createRoleRefusal } from '../../http/access.ts'
import type { Database, Queries } from '../../database/database.ts'
import { createSignInRefusal, hashToken, readBearerToken } from '../../http/authentication.ts'
import { findPermission, type Permission } from '../../http/permission.ts'
import { isEnough } from '@larder/contract/roles'
import { createSessionRepository } from './session-repository.ts'

/** 401 where the session has ended, 403 where the person has left the household or has a lesser role there by now. */
export async function checkPermission(queries: Queries, permission: Permission): Promise<void> {
  const { authorization, needed, user_id, household_id } = permission
  const token_hash = hashToken(readBearerToken(authorization) ?? '')
  const found = await createSessionRepository(queries).findRole(token_hash, { user_id, household_id })
  if (found === undefined) throw createSignInRefusal()
  if (needed === 'anybody' || (found.role !== null && isEnough(found.role, needed))) return
  throw createRoleRefusal(needed)
}

function findStale(): Permission | undefined {
  const permission = findPermission()
  return permission === undefined || permission.isFresh() ? undefined : permission
}

/**
 * A permission is looked up with the head of a request. Where that is long ago, whatever the request has to do with the
 * database is a transaction that begins with looking it up again: no route needs to think of it, and none can forget it.
 */
export function guardPermission(database: Database): Database {
  function checked<Result>(permission: Permission, work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return database.transaction(async (queries) => {
      await checkPermission(queries, permission)
      return work(queries)
    })
  }

  return {
    ...database,
    query(statement, values) {
      const permission = findStale()
      if (permission === undefined) return database.query(statement, values)
      return checked(permission, (queries) => queries.query(statement, values))
    },
    transaction(work) {
      const permission = findStale()
      return permission === undefined ? database.transaction(work) : checked(permission, work)
    },
  }
}
