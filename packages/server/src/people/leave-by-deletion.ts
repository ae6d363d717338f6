import type { Queries } from '../database/database.ts'
import { removeHousehold } from './household-removal-repository.ts'
import { createMemberRepository } from './member-repository.ts'
import { takeOut } from './membership.ts'

/**
 * What becomes of a household when the account of one of its people is deleted: what others share stays theirs, and whoever
 * has lived there longest owns it where nobody else does; what was the person's alone goes.
 */
export async function leaveByDeletion(
  queries: Queries,
  household_id: number,
  user_id: number,
): Promise<'shared' | 'removed'> {
  const repository = createMemberRepository(queries, household_id)
  const others = (await repository.lock()).filter((member) => member.user_id !== user_id)
  const [longest] = others
  if (longest === undefined) {
    await removeHousehold(queries, household_id)
    return 'removed'
  }
  await takeOut(queries, household_id, user_id)
  if (others.every(({ role }) => role !== 'owner')) await repository.changeRole(longest.user_id, 'owner')
  return 'shared'
}
