import { household_limit, type Household, type Member } from '@larder/contract/calls/people-api'
import { messages } from '@larder/contract/messages'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { Queries } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { stopBringing } from './bringing/stop-bringing.ts'
import { createHouseholdRepository, createPersonRepository } from './household-repository.ts'
import { removeHousehold } from './household-removal-repository.ts'
import { createInviteRepository } from './invite-repository.ts'
import { createMemberRepository, type HeldPerson, lockPerson } from './member-repository.ts'

/** A household is never without an owner: refuses to let the last one of them go or step down. */
export function refuseLastOwner(members: readonly Member[], user_id: number): void {
  const isOtherOwner = (member: Member): boolean => member.role === 'owner' && member.user_id !== user_id
  if (!members.some(isOtherOwner)) throw new HttpError(409, words.lastOwner)
}

/** The person, whose households and sessions nobody else changes until the transaction ends. */
export async function holdPerson(queries: Queries, user_id: number): Promise<HeldPerson> {
  const person = await lockPerson(queries, user_id)
  if (person === undefined) throw new HttpError(401, messages.auth.signInNeeded)
  return person
}

/** Refuses one household more than a person may have. */
export async function refuseTooManyHouseholds(queries: Queries, user_id: number): Promise<void> {
  const own = await createPersonRepository(queries, user_id).listHouseholds()
  if (own.length >= household_limit) throw new HttpError(409, words.tooManyHouseholds(household_limit))
}

/** The household as it is told to one of its people. */
export async function describeHousehold(queries: Queries, household_id: number, role: Household['role']) {
  const facts = await createHouseholdRepository(queries, household_id).find()
  if (facts === undefined) throw new HttpError(401, messages.auth.signInNeeded)
  const { name, time_zone, restored_at, restored_to } = facts
  const restoration = restored_at === null || restored_to === null ? {} : { restored_at, restored_to }
  return { household_id, name, time_zone, role, ...restoration }
}

/**
 * Takes a person out of a household that others go on living in, and ends what the person has invited others by. What they
 * were still bringing along stays theirs.
 */
export async function takeOut(queries: Queries, household_id: number, user_id: number): Promise<void> {
  await stopBringing(queries, user_id, household_id)
  await createMemberRepository(queries, household_id).remove(user_id)
  await createInviteRepository(queries, household_id).revokeOf(user_id)
}

/** Shows the sessions of somebody who has left one household another one: nobody is ever without. */
export async function moveOut(
  queries: Queries,
  { user_id, first_name }: HeldPerson,
  from: { readonly household_id: number; readonly time_zone: string },
): Promise<Household> {
  const person = createPersonRepository(queries, user_id)
  const others = await person.listHouseholds()
  const other = others.find(({ household_id }) => household_id !== from.household_id)
  if (other !== undefined) {
    await person.moveSessions(from.household_id, other.household_id)
    const { members: _members, ...household } = other
    return household
  }
  const made = { name: words.nameOfNew(first_name), time_zone: from.time_zone }
  const household_id = await person.createHousehold(made)
  await person.moveSessions(from.household_id, household_id)
  return { household_id, ...made, role: 'owner' }
}

interface Leaving {
  readonly user_id: number
  readonly household_id: number
  /** Said by whoever is alone there: the household is deleted by leaving it. */
  readonly is_deleted: boolean
}

/**
 * Takes a person out of a household, and deletes it where nobody else lives there. The person is held; `move` shows their
 * sessions another one in between, since sessions go with their household.
 */
export async function leave<Result>(
  queries: Queries,
  { user_id, household_id, is_deleted }: Leaving,
  move: () => Promise<Result>,
): Promise<Result> {
  const members = await createMemberRepository(queries, household_id).lock()
  const isAlone = members.every((member) => member.user_id === user_id)
  if (isAlone && !is_deleted) throw new HttpError(409, words.aloneHere)
  if (!isAlone) {
    refuseLastOwner(members, user_id)
    await takeOut(queries, household_id, user_id)
  }
  if (isAlone) await stopBringing(queries, user_id, household_id)
  const moved = await move()
  if (isAlone) await removeHousehold(queries, household_id)
  return moved
}
