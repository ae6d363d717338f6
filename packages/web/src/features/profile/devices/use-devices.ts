import { account_api, type Device } from '@larder/contract/account'
import { account_messages } from '@larder/contract/messages/account-messages'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../api/client/call.ts'
import { failureText } from '../../../api/client/failure.ts'
import { useToast } from '../../../ui/toast/toast.tsx'
import { listCurrentFirst } from './device-text.ts'

const devices_key = ['devices'] as const

/** Where this account is logged in, asked anew whenever it is looked at. */
export function useDevices(): UseQueryResult<Device[]> {
  return useQuery({
    queryKey: devices_key,
    queryFn: async ({ signal }) => (await call(account_api.listSessions, {}, { signal })).sessions,
    select: listCurrentFirst,
    staleTime: 0,
  })
}

/** Asks for the list again where something has logged devices out. */
export function useReloadDevices(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: devices_key }), [queryClient])
}

interface LogOutDevice {
  logOut: (device: Device) => void
  /** The device that is being logged out. */
  leaving: number | null
}

/** Logs one other device out; it can log in again with the password, so nothing is asked. */
export function useLogOutDevice(): LogOutDevice {
  const { showToast } = useToast()
  const reload = useReloadDevices()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ session_id }: Device) =>
      call(account_api.endSession, { params: { session_id: String(session_id) } }),
    onSuccess: () => showToast(account_messages.deviceLoggedOut),
    onError: (error) => showToast(failureText(error, account_messages.logoutFailed), 'error'),
    // Waited for, so that the button cannot be pressed again before its row is gone.
    onSettled: reload,
  })
  return { logOut: mutate, leaving: isPending ? variables.session_id : null }
}
