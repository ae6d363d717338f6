import {
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
import type { BringingService } from './bringing/bringing-service.ts'
import { type Arrival, beginBringing, describeArrival, listBrought } from './bringing/begin-bringing.ts'
import type { Matcher, MatchPlan } from './bringing/matcher.ts'
import { createHouseholdRepository, createPersonRepository } from './household-repository.ts'
import { retryWhileHeld } from './retry-while-held.ts'
import { createCodeRepository, createInviteRepository, type FoundInvite } from './invite-repository.ts'
import { createMemberRepository } from './member-repository.ts'
import { describeHousehold, holdPerson, leave, refuseTooManyHouseholds } from './membership.ts'
import { createRemovalRepository } from './removal-repository.ts'

export interface InviteParts {
  readonly database: Database
  readonly delays: Delays
  readonly matcher: Matcher
  readonly bringing: BringingService
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
function createCodeFinder({ database, delays }: Pick<InviteParts, 'database' | 'delays'>) {
  return async ({ code, ip }: Asked): Promise<FoundInvite | undefined> => {
    const claimed = await delays.claim([{ delay: kinds.invite, subject: networkOf(ip) }])
    const invite = await createCodeRepository(database).find(hashToken(code))
    if (invite !== undefined) await delays.forgive(claimed)
    return invite
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
  await createRemovalRepository(queries, user_id).forget(household_id)
  await createPersonRepository(queries, user_id).switchSession(session_id, household_id)
  return invite
}

/** What an accepted invite is answered with. */
type Accepted = { readonly household: Household } & Arrival

/** Links that let one person in. */
export function createInviteService(parts: InviteParts) {
  const { database, matcher, bringing, max_items } = parts
  const find = createCodeFinder(parts)
  const findOpen = async (asked: Asked) => requireOpen(await find(asked))

  /** Joins, all of it or nothing, and leaves the household of before where that is wanted; things begin to come along. */
  async function joinOnce(session: Session, code_hash: Buffer, plan: MatchPlan | undefined, isLeaving: boolean) {
    const { user_id, household_id: before } = session
    const joined = await retryWhileHeld(() =>
      database.transaction(async (queries) => {
        await holdPerson(queries, user_id)
        if (!isLeaving) await refuseTooManyHouseholds(queries, user_id)
        const { invite_id, household_id, role } = await join(queries, session, code_hash)
        const move = () => createPersonRepository(queries, user_id).moveSessions(before, household_id)
        const begun = { invite_id, user_id, from: before, to: household_id, role }
        if (plan !== undefined) await beginBringing(queries, begun, plan, max_items)
        else if (isLeaving) await leave(queries, { user_id, household_id: before, is_deleted: true }, move)
        if (plan !== undefined) await move()
        return invite_id
      }),
    )
    if (joined === undefined) throw new HttpError(503, words.beingChanged, undefined, { 'retry-after': '5' })
    return joined
  }

  /** The household as one of its people who came by this invite sees it, and how far their things are. */
  async function describe(
    { user_id, session_id, household_id: shown }: Session,
    invite: FoundInvite,
  ): Promise<Accepted> {
    const arrival = await bringing.continue(invite.invite_id)
    const { household_id } = invite
    const member = (await createMemberRepository(database, household_id).list()).find((one) => one.user_id === user_id)
    if (member === undefined) throw gone('used')
    if (shown !== household_id) await createPersonRepository(database, user_id).switchSession(session_id, household_id)
    return { household: await describeHousehold(database, household_id, member.role), ...describeArrival(arrival) }
  }

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

    /** What would come along, for whoever is about to accept: a JSON text in pieces. */
    async listBrought(session: Session, asked: Asked, signal: AbortSignal): Promise<Iterable<string>> {
      const invite = await findOpen(asked)
      await database.transaction((queries) => refuseMember(queries, invite.household_id, session.user_id))
      return listBrought({ database, matcher }, session, invite, signal)
    },

    /**
     * Joins and switches to it. Sent again by the same person it goes on where it was and tells how far it is: the code is
     * good for one person alone.
     */
    async accept(session: Session, asked: Asked, wanted: Wanted, signal: AbortSignal): Promise<Accepted> {
      const found = await find(asked)
      if (found?.used_by === session.user_id) return describe(session, found)
      const invite = requireOpen(found)
      const { bring_items = false, keep_apart = [], leave_household = bring_items } = wanted
      const { user_id, household_id: from } = session
      // A viewer brings nothing and is refused below.
      const to = invite.role === 'viewer' ? undefined : invite.household_id
      const plan = bring_items ? await matcher.plan(database, { user_id, from, to }, keep_apart, signal) : undefined
      await joinOnce(session, hashToken(asked.code), plan, leave_household || bring_items)
      return describe({ ...session, household_id: invite.household_id }, invite)
    },
  }
}

export type InviteService = ReturnType<typeof createInviteService>
