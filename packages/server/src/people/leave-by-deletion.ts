import type { Member } from '@larder/contract/calls/people-api'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { Queries } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { removeHousehold } from './household-removal-repository.ts'
import { createMemberRepository } from './member-repository.ts'
import { describeHousehold, takeOut } from './membership.ts'

/** Who owns a household when its last owner goes: the member who has lived there longest. Nobody becomes it from a viewer. */
async function passOn(queries: Queries, household_id: number, others: readonly Member[]): Promise<void> {
  if (others.some(({ role }) => role === 'owner')) return
  const heir = others.find(({ role }) => role === 'member')
  if (heir === undefined) {
    const { name } = await describeHousehold(queries, household_id, 'owner')
    throw new HttpError(409, words.onlyViewersLeft(name))
  }
  await createMemberRepository(queries, household_id).changeRole(heir.user_id, 'owner')
}

/**
 * What becomes of a household when the account of one of its people is deleted: what others share stays theirs, and one of
 * them owns it where nobody else does; what was the person's alone goes.
 */
export async function leaveByDeletion(
  queries: Queries,
  household_id: number,
  user_id: number,
): Promise<'shared' | 'removed'> {
  const repository = createMemberRepository(queries, household_id)
  const others = (await repository.lock()).filter((member) => member.user_id !== user_id)
  if (others.length === 0) {
    await removeHousehold(queries, household_id)
    return 'removed'
  }
  await takeOut(queries, household_id, user_id)
  await passOn(queries, household_id, others)
  return 'shared'
}
