import { people_api } from '@larder/contract/calls/people-api'
import { people_messages } from '@larder/contract/messages/people-messages'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
import { CallError } from '../../api/client/failure.ts'

/** Who invites to what; asked without an account too. */
export function useInvite(code: string) {
  return useQuery({
    queryKey: ['invite', code],
    queryFn: ({ signal }) => call(people_api.getInvite, { params: { code } }, { signal }),
  })
}

/** True where the server says that the invite leads nowhere, which is an answer and no failure. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** True where whoever asks lives in the household of the invite already. */
export const isMember = (error: unknown): boolean =>
  error instanceof CallError && error.serverMessage === people_messages.invite.alreadyMember

/** What somebody would bring along, and what of it is there; null where the server cannot tell. */
export function useBroughtItems(code: string) {
  return useQuery({
    queryKey: ['household', 'brought', code],
    queryFn: async ({ signal }) => {
      try {
        return await call(people_api.listBroughtItems, { params: { code } }, { signal })
      } catch (error) {
        // An invite that has ended meanwhile is said to have when it is accepted.
        if (isGone(error)) return null
        throw error
      }
    },
    // The choices must not change under a finger; whoever comes back later is asked anew.
    staleTime: Infinity,
    gcTime: 0,
  })
}
