import type { Member } from '@larder/contract/calls/people-api'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { Role } from '@larder/contract/roles'
import type { Database, Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { createInviteRepository } from './invite-repository.ts'
import { createMemberRepository, lockPerson } from './member-repository.ts'
import { describeHousehold, moveOut, refuseLastOwner, takeOut } from './membership.ts'
import { createRemovalRepository } from './removal-repository.ts'

type Owner = Pick<Session, 'household_id' | 'time_zone' | 'user_id'>

const notHere = () => new HttpError(404, words.memberNotFound)

function findMember(members: readonly Member[], user_id: number): Member {
  const member = members.find((one) => one.user_id === user_id)
  if (member === undefined) throw notHere()
  return member
}

/** Whoever asked may have lost the right to do so while others were served. */
function refuseFormerOwner(members: readonly Member[], { user_id }: Owner): void {
  const isOwner = members.some((one) => one.user_id === user_id && one.role === 'owner')
  if (!isOwner) throw new HttpError(403, words.notAllowed.owner)
}

/** Who was removed is told so by name; whoever removed themselves knows. */
async function noteRemoval(
  queries: Queries,
  { household_id, user_id: removed_by }: Owner,
  user_id: number,
): Promise<void> {
  if (user_id === removed_by) return
  const { name: household_name } = await describeHousehold(queries, household_id, 'owner')
  await createRemovalRepository(queries, user_id).note({ household_id, household_name, removed_by })
}

/** What owners decide about the people of their household. */
export function createMemberService(database: Database) {
  return {
    changeRole(owner: Owner, user_id: number, role: Role): Promise<void> {
      const { household_id } = owner
      return database.transaction(async (queries) => {
        const repository = createMemberRepository(queries, household_id)
        const members = await repository.lock()
        refuseFormerOwner(members, owner)
        const before = findMember(members, user_id)
        if (before.role === role) return
        if (before.role === 'owner') {
          refuseLastOwner(members, user_id)
          await createInviteRepository(queries, household_id).revokeOf(user_id)
        }
        await repository.changeRole(user_id, role)
      })
    },

    /** The person's sessions show another household of theirs from then on. */
    remove(owner: Owner, user_id: number): Promise<void> {
      const { household_id } = owner
      return database.transaction(async (queries) => {
        const person = await lockPerson(queries, user_id)
        if (person === undefined) throw notHere()
        const members = await createMemberRepository(queries, household_id).lock()
        refuseFormerOwner(members, owner)
        findMember(members, user_id)
        if (members.length === 1) throw new HttpError(409, words.aloneHere)
        refuseLastOwner(members, user_id)
        await takeOut(queries, household_id, user_id)
        await moveOut(queries, person, owner)
        await noteRemoval(queries, owner, user_id)
      })
    },
  }
}

export type MemberService = ReturnType<typeof createMemberService>
