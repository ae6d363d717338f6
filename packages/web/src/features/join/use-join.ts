import { type BroughtItems, people_api } from '@larder/contract/calls/people-api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
import { useSession } from '../../session/session.tsx'
import { showHousehold } from '../../shared/household/show-household.ts'
import { describeArrival, type Plan, toRequest } from './plan.ts'
import { isGone } from './use-invite.ts'

/** Accepts the invite; the app starts anew in the household. What was chosen stays where it fails. */
export function useJoin(code: string, before: BroughtItems | null) {
  const username = useSession().user?.username ?? ''
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (plan: Plan) => call(people_api.acceptInvite, { params: { code }, body: toRequest(before, plan) }),
    onSuccess: (answer) => showHousehold(username, answer.household.household_id, describeArrival(answer)),
    onError: (error) => {
      // Used or withdrawn meanwhile: the page says so instead of offering it again.
      if (isGone(error)) void queryClient.invalidateQueries({ queryKey: ['invite', code] })
    },
  })
}
