import { type HouseholdResponse } from '@larder/contract/calls/people-api'
import { type Role, roles } from '@larder/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useSession } from '../../session/session.tsx'
import { type KnownHousehold, recallHousehold, rememberHousehold } from './household-memory.ts'

/** Where households live in the query cache; everything below `all` goes stale together. */
export const household_keys = {
  all: ['household'],
  /** The one that is shown, its members and invites; null where the server knows of none. */
  current: ['household', 'current'],
  /** All of the person's, for the switcher. */
  mine: ['household', 'mine'],
} as const

/** How every screen loads the household that is shown. No screen waits for the code of it. */
export const household_query = {
  queryKey: household_keys.current,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<HouseholdResponse | null> =>
    (await import('./load-household.ts')).loadHousehold(signal),
  staleTime: 60_000,
}

/** What a screen needs to know of the household. */
export interface HouseholdFacts {
  readonly role: Role
  /** How many people live in it. */
  readonly members: number
}

const toKnown = (data: HouseholdResponse | null): KnownHousehold | null =>
  data && { household_id: data.household.household_id, members: data.members.length }

/**
 * The role of whoever is signed in, and how many live there: until it is loaded as the session began and as remembered,
 * and an owner alone where nobody says otherwise.
 */
export function useHousehold(): HouseholdFacts {
  const { user } = useSession()
  const username = user?.username ?? ''
  const { data } = useQuery({ ...household_query, enabled: username !== '' })
  const known = useMemo(() => (data === undefined ? recallHousehold(username) : toKnown(data)), [username, data])
  useEffect(() => {
    if (data && known) rememberHousehold(username, known)
  }, [username, data, known])
  const role = data?.household.role ?? roles.find((one) => one === user?.role) ?? 'owner'
  return { role, members: known?.members ?? 1 }
}
