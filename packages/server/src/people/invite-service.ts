import {
  type BroughtItems,
  type Household,
  type InviteResponse,
  type Member,
  member_limit,
  open_invite_limit,
} from '@larder/contract/calls/people-api'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import { isEnough, type Role } from '@larder/contract/roles'
import { delays as kinds } from '../auth/delays/delay-kinds.ts'
import type { Delays } from '../auth/delays/delays.ts'
import type { Database, Queries } from '../database/database.ts'
import { createToken, hashToken, type Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { networkOf } from '../http/hardening/rate-limit.ts'
import { bringItems, type Brought, listBrought } from './bringing-service.ts'
import { createHouseholdRepository, createPersonRepository } from './household-repository.ts'
import { retryWhileHeld } from './retry-while-held.ts'
import { createCodeRepository, createInviteRepository, type FoundInvite } from './invite-repository.ts'
import { createMemberRepository } from './member-repository.ts'
import { describeHousehold, holdPerson, leave, refuseTooManyHouseholds } from './membership.ts'

export interface InviteParts {
  readonly database: Database
  readonly delays: Delays
  readonly max_items?: number | undefined
}

/** Who asks with a code, and from where. */
interface Asked {
  readonly code: string
  readonly ip: string
}

const gone = (why: keyof typeof words.invite) => new HttpError(404, words.invite[why])

/** The invite while it is good; each way in which it is not has its sentence. */
function requireOpen(invite: FoundInvite | undefined): FoundInvite {
  if (invite === undefined) throw gone('unknown')
  if (invite.is_used) throw gone('used')
  if (invite.is_revoked) throw gone('revoked')
  if (invite.is_expired) throw gone('expired')
  return invite
}

/** Finds invites by their codes; who guesses has to wait as one who guesses passwords does. */
export function createCodeFinder({ database, delays }: InviteParts) {
  return async ({ code, ip }: Asked): Promise<FoundInvite> => {
    const claimed = await delays.claim([{ delay: kinds.invite, subject: networkOf(ip) }])
    const invite = await createCodeRepository(database).find(hashToken(code))
    if (invite !== undefined) await delays.forgive(claimed)
    return requireOpen(invite)
  }
}

interface Wanted {
  readonly bring_items?: boolean | undefined
  readonly keep_apart?: readonly number[] | undefined
  readonly leave_household?: boolean | undefined
}

/** Nothing is used up by somebody who lives there; where that is, is told. */
async function refuseMember(queries: Queries, household_id: number, user_id: number): Promise<Member[]> {
  const repository = createMemberRepository(queries, household_id)
  const members = await repository.lock()
  if (members.every((member) => member.user_id !== user_id)) return members
  const facts = await createHouseholdRepository(queries, household_id).find()
  const household = facts && { household_id, name: facts.name }
  throw new HttpError(409, words.invite.alreadyMember, household && { household })
}

/** Makes the person one of the household, all of it or nothing; tells the household's number. */
async function join(queries: Queries, { user_id, session_id }: Session, code_hash: Buffer): Promise<FoundInvite> {
  const codes = createCodeRepository(queries)
  const { household_id } = requireOpen(await codes.find(code_hash))
  const members = await refuseMember(queries, household_id, user_id)
  // Only now it is held, as for those who take it back: people before invites.
  const invite = requireOpen(await codes.lock(code_hash))
  if (members.length >= member_limit) throw new HttpError(409, words.tooManyMembers(member_limit))
  await createMemberRepository(queries, household_id).add(user_id, invite.role)
  await codes.use(invite.invite_id, user_id)
  await createPersonRepository(queries, user_id).switchSession(session_id, household_id)
  return invite
}

/** Links that let one person in. */
export function createInviteService(parts: InviteParts) {
  const { database, max_items } = parts
  const findOpen = createCodeFinder(parts)

  return {
    /** The code is told once; only its hash is kept. */
    create({ household_id, user_id }: Session, role: Role) {
      return database.transaction(async (queries) => {
        const members = await createMemberRepository(queries, household_id).lock()
        const isOwner = members.some((member) => member.user_id === user_id && isEnough(member.role, 'owner'))
        if (!isOwner) throw new HttpError(403, words.notAllowed.owner)
        const invites = createInviteRepository(queries, household_id)
        const open = await invites.listOpen()
        if (open.length >= open_invite_limit) throw new HttpError(409, words.tooManyInvites(open_invite_limit))
        const code = createToken()
        const { invite_id, expires_at } = await invites.create({ code_hash: hashToken(code), role, user_id })
        return { invite_id, code, role, expires_at }
      })
    },

    async revoke({ household_id }: Session, invite_id: number): Promise<void> {
      const isRevoked = await createInviteRepository(database, household_id).revoke(invite_id)
      if (!isRevoked) throw gone('unknown')
    },

    async find(asked: Asked): Promise<InviteResponse> {
      const { household_id, invited_by, role, expires_at } = await findOpen(asked)
      const household = await createHouseholdRepository(database, household_id).find()
      if (household === undefined) throw gone('unknown')
      return { household_name: household.name, invited_by, role, expires_at }
    },

    /** What would come along, for whoever is about to accept. */
    async listBrought(session: Session, asked: Asked): Promise<BroughtItems> {
      const invite = await findOpen(asked)
      await database.transaction((queries) => refuseMember(queries, invite.household_id, session.user_id))
      return listBrought(database, session, invite)
    },

    /** Joins and switches to it, and leaves the household of before where that is wanted. */
    async accept(session: Session, asked: Asked, wanted: Wanted): Promise<Partial<Brought> & { household: Household }> {
      await findOpen(asked)
      const { bring_items = false, keep_apart = [], leave_household = bring_items } = wanted
      const { user_id, household_id: before } = session
      const joined = await retryWhileHeld(() =>
        database.transaction(async (queries) => {
          await holdPerson(queries, user_id)
          if (!leave_household) await refuseTooManyHouseholds(queries, user_id)
          const { household_id, role } = await join(queries, session, hashToken(asked.code))
          const bringing = { user_id, from: before, to: household_id, role, keep_apart, max_items }
          const brought = bring_items ? await bringItems(queries, bringing) : {}
          const move = () => createPersonRepository(queries, user_id).moveSessions(before, household_id)
          if (leave_household) await leave(queries, { user_id, household_id: before, is_deleted: true }, move)
          return { household: await describeHousehold(queries, household_id, role), ...brought }
        }),
      )
      if (joined === undefined) throw new HttpError(503, words.beingChanged, undefined, { 'retry-after': '5' })
      return joined
    },
  }
}

export type InviteService = ReturnType<typeof createInviteService>
