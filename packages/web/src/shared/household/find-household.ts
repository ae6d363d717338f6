import { errorResponse } from '@larder/contract/calls/call'
import { CallError } from '../../api/client/failure.ts'

/** The other household of this person in which what was asked for lies, where a refusal names it. */
export function findHousehold(error: unknown): { household_id: number; name: string } | null {
  if (!(error instanceof CallError)) return null
  const said = errorResponse.safeParse(error.body)
  return (said.success && said.data.household) || null
}
