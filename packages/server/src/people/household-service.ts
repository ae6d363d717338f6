import type { Household, HouseholdResponse } from '@larder/contract/calls/people-api'
import { base_messages } from '@larder/contract/messages/base-messages'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { AuthRepository } from '../auth/repository.ts'
import type { Database } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { createHouseholdRepository, createPersonRepository, type WantedFacts } from './household-repository.ts'
import { retryWhileHeld } from './retry-while-held.ts'
import { createInviteRepository } from './invite-repository.ts'
import { createMemberRepository } from './member-repository.ts'
import { describeHousehold, holdPerson, leave, moveOut, refuseTooManyHouseholds } from './membership.ts'
import { createRemovalRepository } from './removal-repository.ts'

/** The household that is shown, and the others of a person. */
export function createHouseholdService(database: Database, auth: Pick<AuthRepository, 'knowsTimeZone'>) {
  return {
    /** Invites are told to owners alone, who may take them back. */
    async find({ user_id, household_id, role }: Session): Promise<HouseholdResponse> {
      const isOwner = role === 'owner'
      const [household, members, invites, removals] = await Promise.all([
        describeHousehold(database, household_id, role),
        createMemberRepository(database, household_id).list(),
        isOwner ? createInviteRepository(database, household_id).listOpen() : [],
        createRemovalRepository(database, user_id).list(),
      ])
      return { household, members, invites, ...(removals.length === 0 ? {} : { removals }) }
    },

    async readRemoval({ user_id }: Session, removal_id: number): Promise<void> {
      const isRead = await createRemovalRepository(database, user_id).read(removal_id)
      if (!isRead) throw new HttpError(404, words.removalNotFound)
    },

    async change({ household_id, role }: Session, wanted: WantedFacts): Promise<Household> {
      const { time_zone } = wanted
      if (time_zone !== undefined && !(await auth.knowsTimeZone(time_zone)))
        throw new HttpError(400, base_messages.input.timeZone)
      await createHouseholdRepository(database, household_id).change(wanted)
      return describeHousehold(database, household_id, role)
    },

    async list({ user_id, household_id }: Session) {
      const own = await createPersonRepository(database, user_id).listHouseholds()
      return own.map((household) => ({ ...household, is_current: household.household_id === household_id }))
    },

    /** Makes one more, of which the person is the owner, and shows it. */
    create({ user_id, session_id, time_zone }: Session, name: string): Promise<Household> {
      return database.transaction(async (queries) => {
        await holdPerson(queries, user_id)
        await refuseTooManyHouseholds(queries, user_id)
        const person = createPersonRepository(queries, user_id)
        const household_id = await person.createHousehold({ name, time_zone })
        await person.switchSession(session_id, household_id)
        return { household_id, name, time_zone, role: 'owner' }
      })
    },

    switch({ user_id, session_id }: Session, wanted_id: number): Promise<Household> {
      return database.transaction(async (queries) => {
        await holdPerson(queries, user_id)
        const person = createPersonRepository(queries, user_id)
        const wanted = (await person.listHouseholds()).find(({ household_id }) => household_id === wanted_id)
        if (wanted === undefined) throw new HttpError(404, words.householdNotFound)
        await person.switchSession(session_id, wanted_id)
        const { members: _members, ...household } = wanted
        return household
      })
    },

    /** Leads to another household of the person, or to a new one; tells how the one that was left is called too. */
    async leave({ user_id, household_id, time_zone, role }: Session, is_deleted: boolean) {
      const left = await describeHousehold(database, household_id, role)
      const household = await retryWhileHeld(() =>
        database.transaction(async (queries) => {
          const person = await holdPerson(queries, user_id)
          return leave(queries, { user_id, household_id, is_deleted }, () =>
            moveOut(queries, person, { household_id, time_zone }),
          )
        }),
      )
      if (household === undefined) throw new HttpError(503, words.beingChanged, undefined, { 'retry-after': '5' })
      return { household, left: left.name }
    },
  }
}

export type HouseholdService = ReturnType<typeof createHouseholdService>
