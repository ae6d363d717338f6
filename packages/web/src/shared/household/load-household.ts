import { people_api, type HouseholdResponse } from '@larder/contract/calls/people-api'
import { call } from '../../api/client/call.ts'
import { CallError } from '../../api/client/failure.ts'

/** Loads the household that is shown; null where the server knows no households of several people. */
export async function loadHousehold(signal: AbortSignal): Promise<HouseholdResponse | null> {
  try {
    return await call(people_api.getHousehold, {}, { signal })
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}
