import { people_api } from '@larder/contract/calls/people-api'
import { type Role } from '@larder/contract/roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../api/client/call.ts'
import { useSession } from '../../session/session.tsx'
import { showHousehold } from '../../shared/household/show-household.ts'
import { household_keys } from '../../shared/household/use-household.ts'
import { useToast } from '../../ui/toast/toast.tsx'

/** Asks for the household again after something about it changed. */
export function useReloadHousehold(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: household_keys.all }), [queryClient])
}

/** A change of the household: says that it is done and waits until the page shows it. */
function usePeopleChange<Input, Answer extends { message?: string | undefined }>(
  change: (input: Input) => Promise<Answer>,
) {
  const reload = useReloadHousehold()
  const { showToast } = useToast()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => void (message && showToast(message)),
    onSettled: reload,
  })
}

interface RoleChange {
  user_id: number
  role: Role
}

export const useChangeRole = () =>
  usePeopleChange(({ user_id, role }: RoleChange) =>
    call(people_api.changeMember, { params: { user_id: String(user_id) }, body: { role } }),
  )

export const useRemoveMember = () =>
  usePeopleChange((user_id: number) => call(people_api.removeMember, { params: { user_id: String(user_id) } }))

export const useRevokeInvite = () =>
  usePeopleChange((invite_id: number) => call(people_api.revokeInvite, { params: { invite_id: String(invite_id) } }))

/** Makes an invite; its code is in this answer and nowhere else. */
export function useCreateInvite() {
  const reload = useReloadHousehold()
  return useMutation({
    mutationFn: async (role: Role) => (await call(people_api.createInvite, { body: { role } })).invite,
    onSuccess: () => void reload(),
  })
}

/** What ends with the session in another household: the app starts anew there. */
function useMove<Input>(
  move: (input: Input) => Promise<{ message?: string | undefined; household: { household_id: number } }>,
) {
  const username = useSession().user?.username ?? ''
  return useMutation({
    mutationFn: move,
    onSuccess: ({ household, message }) => showHousehold(username, household.household_id, message ?? null),
  })
}

export const useLeave = () =>
  useMove((delete_household: boolean) =>
    call(people_api.leaveHousehold, { body: delete_household ? { delete_household } : {} }),
  )

export const useCreateHousehold = () => useMove((name: string) => call(people_api.createHousehold, { body: { name } }))
