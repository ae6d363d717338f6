import { people_api } from '@larder/contract/calls/people-api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
import { household_keys } from './use-household.ts'

/** The households of whoever is signed in; none where the server knows of one at most. */
export function useHouseholds() {
  const { data } = useQuery({
    queryKey: household_keys.mine,
    queryFn: async ({ signal }) => (await call(people_api.listHouseholds, {}, { signal })).households,
    retry: false,
  })
  return data ?? []
}
