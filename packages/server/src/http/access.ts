import type { FastifyRequest } from 'fastify'
import { type Access, call_access } from '@larder/contract/calls/access'
import type { Call } from '@larder/contract/calls/call'
import { every_call } from '@larder/contract/calls/calls'
import { household_id_header } from '@larder/contract/constants'
import { people_messages } from '@larder/contract/messages/people-messages'
import { isEnough } from '@larder/contract/roles'
import { HttpError } from './errors.ts'

const names = Object.keys(call_access) as (keyof typeof call_access)[]
const access_of_calls: ReadonlyMap<Call, Access> = new Map(names.map((name) => [every_call[name], call_access[name]]))

/** What a call needs by the contract's table; undefined where it says nothing of it. */
export type AccessOf = (call: Call) => Access | undefined
export const findAccess: AccessOf = (call) => access_of_calls.get(call)

/** What is told to whoever may not do this. */
export const createRoleRefusal = (needed: Access['role']): HttpError =>
  new HttpError(403, people_messages.notAllowed[needed === 'owner' ? 'owner' : 'member'])

/** Checks roles before anything of the body is read: whoever may not do this is told so. */
export function createRoleCheck({ role: needed }: Access) {
  return ({ session }: FastifyRequest): void => {
    if (needed === 'anybody' || (session !== null && isEnough(session.role, needed))) return
    throw createRoleRefusal(needed)
  }
}

/** A call that names its household is not done in another one: what waited on a phone may come after the person switched. */
export function checkHousehold({ session, headers }: FastifyRequest): void {
  const named = headers[household_id_header]
  if (named === undefined || named === String(session?.household_id)) return
  throw new HttpError(412, people_messages.otherHousehold)
}
