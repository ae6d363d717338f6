import * as z from 'zod/mini'
import { type Call, messageResponse } from './call.ts'
import { people_messages as words } from '../messages/people-messages.ts'
import { roles } from '../roles.ts'
import { timeZone } from '../user.ts'
import { item_limit } from '../constants.ts'
import { orNull, pathId, requestBody, requiredLine } from '../values/fields.ts'

/** For how many days an invite is good. */
export const invite_days = 7
/** How many may be open at a time, how many people a household has, and how many households a person. */
export const open_invite_limit = 20
export const member_limit = 50
export const household_limit = 20

const role = z.enum(roles, words.roleInvalid)

const member = z.object({
  user_id: z.number(),
  username: z.string(),
  first_name: orNull(z.string()),
  last_name: orNull(z.string()),
  role,
  joined_at: z.string(),
})

/** An invite as its household sees it later on: the code is shown once, when it is made. */
const openInvite = z.object({
  invite_id: z.number(),
  role,
  invited_by: orNull(z.string()),
  created_at: z.string(),
  expires_at: z.string(),
})

const household = z.object({
  household_id: z.number(),
  name: z.string(),
  time_zone: z.string(),
  role,
  /** When it was restored from a backup, and to which moment; with the household that is shown, where that happened. */
  restored_at: z.optional(z.string()),
  restored_to: z.optional(z.string()),
})

/** A household that the person was removed from, and by whom; until they have read it. */
const removal = z.object({
  removal_id: z.number(),
  household_name: z.string(),
  removed_by: orNull(z.string()),
  removed_at: z.string(),
})

/** The household that is shown, its people and who is invited. Invites are told to owners alone. */
export const householdResponse = z.object({
  household,
  members: z.array(member),
  invites: z.array(openInvite),
  removals: z.optional(z.array(removal)),
})

const madeInvite = z.object({ invite_id: z.number(), code: z.string(), url: z.string(), role, expires_at: z.string() })

/** What somebody is told who opens an invite, before and after log-in. */
export const inviteResponse = z.object({
  household_name: z.string(),
  invited_by: orNull(z.string()),
  role,
  expires_at: z.string(),
})

/** The code of an invite: 256 bits. Whatever cannot be one leads nowhere. */
const inviteCode = z.object({ code: z.string().check(z.regex(/^[\w-]{43}$/, words.invite.unknown)) })
const memberId = z.object({ user_id: pathId(words.memberNotFound) })
const householdId = z.object({ household_id: pathId(words.householdNotFound) })
const removalId = z.object({ removal_id: pathId(words.removalNotFound) })
const inviteId = z.object({ invite_id: pathId(words.invite.unknown) })

const name = requiredLine('Name', words.nameRequired)
export const changeHouseholdRequest = requestBody({ name: z.optional(name), time_zone: z.optional(timeZone) })
export const createInviteRequest = requestBody({ role })
export const createHouseholdRequest = requestBody({ name })
export const changeMemberRequest = requestBody({ role })
const itemIds = z.array(z.int(words.bringInvalid).check(z.positive(words.bringInvalid)), words.bringInvalid)
/**
 * With `bring_items` what the household of before has comes along, where nobody else lives in it: matched items are added to
 * those that are there, but for `keep_apart`. With `leave_household` the person leaves it; it is deleted where they were alone.
 */
export const acceptInviteRequest = requestBody({
  bring_items: z.optional(z.boolean(words.bringInvalid)),
  keep_apart: z.optional(itemIds.check(z.maxLength(item_limit, words.bringInvalid))),
  leave_household: z.optional(z.boolean(words.leaveInvalid)),
})
/** Whoever is alone in a household deletes it by leaving and has to say so. */
export const leaveRequest = requestBody({ delete_household: z.optional(z.boolean(words.leaveInvalid)) })

/** An item that would come along, and the one of the other household that it is. */
const broughtItem = z.object({
  item_id: z.number(),
  item_name: z.string(),
  brand: orNull(z.string()),
  quantity: z.number(),
  unit_of_measure: orNull(z.string()),
  match: z.nullable(
    z.object({
      item_id: z.number(),
      item_name: z.string(),
      brand: orNull(z.string()),
      quantity: z.number(),
      unit_of_measure: orNull(z.string()),
    }),
  ),
})
/** `can_bring` is false where others live in the household of before too, or the role of the invite may not write. */
const broughtItemsResponse = z.object({
  household,
  can_bring: z.boolean(),
  is_alone: z.boolean(),
  items: z.array(broughtItem),
})

/** The households of a person, the one that is shown among them. */
const householdsResponse = z.object({
  households: z.array(z.object({ ...household.shape, is_current: z.boolean(), members: z.number() })),
})

const switched = z.object({ ...messageResponse.shape, household })
/**
 * How many items came along as they are, and how many were there already and were put together with them. With `arriving`
 * the rest is still on its way: the same call again tells how far it is. What found no room was `left_behind` in the old one.
 */
const accepted = z.object({
  ...switched.shape,
  brought: z.optional(z.number()),
  matched: z.optional(z.number()),
  left_behind: z.optional(z.number()),
  arriving: z.optional(z.object({ done: z.number(), total: z.number() })),
})

/** Who lives in a household, and how somebody comes to do so. */
// oxfmt-ignore
export const people_api = {
  getHousehold: { method: 'GET', path: '/api/household', response: householdResponse },
  changeHousehold: { method: 'PUT', path: '/api/household', body: changeHouseholdRequest, response: z.object({ ...messageResponse.shape, household }) },
  createInvite: { method: 'POST', path: '/api/household/invites', body: createInviteRequest, response: z.object({ ...messageResponse.shape, invite: madeInvite }) },
  revokeInvite: { method: 'DELETE', path: '/api/household/invites/:invite_id', params: inviteId, response: messageResponse },
  getInvite: { method: 'GET', path: '/api/invites/:code', open: true, params: inviteCode, response: inviteResponse },
  listBroughtItems: { method: 'GET', path: '/api/invites/:code/items', params: inviteCode, heavy: true, response: broughtItemsResponse },
  acceptInvite: { method: 'POST', path: '/api/invites/:code/accept', params: inviteCode, body: acceptInviteRequest, response: accepted },
  changeMember: { method: 'PUT', path: '/api/household/members/:user_id', params: memberId, body: changeMemberRequest, response: messageResponse },
  removeMember: { method: 'DELETE', path: '/api/household/members/:user_id', params: memberId, response: messageResponse },
  leaveHousehold: { method: 'POST', path: '/api/household/leave', body: leaveRequest, response: switched },
  readRemoval: { method: 'DELETE', path: '/api/removals/:removal_id', params: removalId, response: messageResponse },
  listHouseholds: { method: 'GET', path: '/api/households', response: householdsResponse },
  createHousehold: { method: 'POST', path: '/api/households', body: createHouseholdRequest, response: switched },
  switchHousehold: { method: 'POST', path: '/api/households/:household_id/switch', params: householdId, response: switched },
  watchHousehold: { method: 'GET', path: '/api/live', stream: true, response: z.unknown() },
} as const satisfies Record<string, Call>

export type HouseholdResponse = z.output<typeof householdResponse>
export type Household = z.output<typeof household>
export type Member = z.output<typeof member>
export type Removal = z.output<typeof removal>
export type Accepted = z.output<typeof accepted>
export type OpenInvite = z.output<typeof openInvite>
export type BroughtItems = z.output<typeof broughtItemsResponse>
export type InviteResponse = z.output<typeof inviteResponse>
