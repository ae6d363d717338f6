import { item_limit } from '@larder/contract/constants'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { Role } from '@larder/contract/roles'
import type { Database, Queries } from '../../database/database.ts'
import type { Session } from '../../http/authentication.ts'
import { HttpError } from '../../http/errors.ts'
import type { FoundInvite } from '../invite-repository.ts'
import { createInviteRepository } from '../invite-repository.ts'
import { createMemberRepository } from '../member-repository.ts'
import { describeHousehold } from '../membership.ts'
import type { Matcher, MatchPlan } from './matcher.ts'
import { type Bringing, createProgressRepository } from './progress-repository.ts'
import { requireRoom } from './room.ts'

/** Whoever may only look at a household brings nothing into it. */
const canBring = (role: Role, isAlone: boolean): boolean => isAlone && role !== 'viewer'

/** What somebody who was invited would bring along, and what of it is there already: a JSON text in pieces. */
export async function listBrought(
  { database, matcher }: { readonly database: Database; readonly matcher: Matcher },
  { user_id, household_id, role }: Session,
  invite: Pick<FoundInvite, 'household_id' | 'role'>,
  signal: AbortSignal,
): Promise<Iterable<string>> {
  const members = await createMemberRepository(database, household_id).list()
  const isAlone = members.every((member) => member.user_id === user_id)
  const isBrought = canBring(invite.role, isAlone)
  const household = await describeHousehold(database, household_id, role)
  const compared = { user_id, from: household_id, to: isBrought ? invite.household_id : undefined }
  const pieces = await matcher.list(database, compared, signal)
  const open = JSON.stringify({ household, can_bring: isBrought, is_alone: isAlone }).slice(0, -1)
  return [`${open},"items":[`, ...pieces.map((piece, index) => (index === 0 ? piece : `,${piece}`)), ']}'].values()
}

interface Begun {
  readonly invite_id: number
  readonly user_id: number
  readonly from: number
  readonly to: number
  /** What the person is in the other one. */
  readonly role: Role
}

/**
 * Begins to bring what a person's own household has into another one, in the transaction that lets them join: from here on
 * nobody lives in the old one, so that nothing is written there while it is emptied.
 */
export async function beginBringing(
  queries: Queries,
  { role, ...begun }: Begun,
  plan: MatchPlan,
  max_items: number = item_limit,
): Promise<void> {
  const { user_id, from } = begun
  const old = createMemberRepository(queries, from)
  const members = await old.lock()
  const isAlone = members.every((member) => member.user_id === user_id)
  if (members.length === 0 || !canBring(role, isAlone)) throw new HttpError(409, words.cannotBring)
  const progress = createProgressRepository(queries)
  if ((await progress.holdOfUser(user_id, from)).length > 0) throw new HttpError(409, words.stillArriving)
  await requireRoom(queries, begun, plan, max_items)
  await createInviteRepository(queries, from).removeAll()
  await old.removeAll()
  await progress.begin({ ...begun, matches: plan.matches, total: plan.coming })
}

/** How many items came along, how many of them were put to those that are there, and how far it is where it takes longer. */
export interface Arrival {
  readonly brought?: number
  readonly matched?: number
  readonly left_behind?: number
  readonly arriving?: { readonly done: number; readonly total: number }
}

/** What is told of things that come along; nothing where none do. */
export function describeArrival(bringing: Bringing | undefined): Arrival {
  if (bringing === undefined) return {}
  const { brought, matched, left_behind, total, is_finished } = bringing
  if (!is_finished) return { brought, matched, arriving: { done: Math.min(brought + matched, total), total } }
  return { brought, matched, ...(left_behind === 0 ? {} : { left_behind }) }
}
