import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getToken } from '../api/client/token.ts'
import { setCanWrite } from '../session/can-write.ts'
import { useHousehold } from '../shared/household/use-household.ts'
import { followHousehold } from './follow-household.ts'

/** Follows what others of the household change, for as long as somebody is signed in. It shows nothing itself. */
export function Live() {
  const queryClient = useQueryClient()
  const { role } = useHousehold()
  useEffect(() => setCanWrite(role !== 'viewer'), [role])
  const token = getToken()
  // Another token is another person, or the same one with a new password: the old stream has ended.
  useEffect(() => (token === null ? undefined : followHousehold(queryClient)), [queryClient, token])
  return null
}
