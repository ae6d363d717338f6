import { type Accepted, type BroughtItems, people_api } from '@larder/contract/calls/people-api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { useSession } from '../../session/session.tsx'
import { showHousehold } from '../../shared/household/show-household.ts'
import { describeArrival, type Plan, toRequest } from './plan.ts'
import { isGone } from './use-invite.ts'

// Between two questions how far it is; the server itself answers after a while.
const pause_ms = 500

/** How many things have arrived of those that come along. */
export type Arriving = NonNullable<Accepted['arriving']>

/**
 * Accepts the invite; the app starts anew in the household. What was chosen stays where it fails. While things are still on
 * their way the same is asked again, which also goes on with it: `arriving` tells how far it is.
 */
export function useJoin(code: string, before: BroughtItems | null) {
  const username = useSession().user?.username ?? ''
  const queryClient = useQueryClient()
  const [answer, setAnswer] = useState<Accepted | null>(null)
  const show = (accepted: Accepted): void =>
    showHousehold(username, accepted.household.household_id, describeArrival(accepted))
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async (plan: Plan) => {
      const accept = () => call(people_api.acceptInvite, { params: { code }, body: toRequest(before, plan) })
      let accepted = await accept()
      while (accepted.arriving !== undefined) {
        setAnswer(accepted)
        await new Promise((resolve) => setTimeout(resolve, pause_ms))
        try {
          accepted = await accept()
        } catch {
          // They have joined, and the rest arrives by itself.
          return accepted
        }
      }
      return accepted
    },
    onSuccess: show,
    onError: (failure) => {
      // Used or withdrawn meanwhile: the page says so instead of offering it again.
      if (isGone(failure)) void queryClient.invalidateQueries({ queryKey: ['invite', code] })
    },
  })
  return {
    mutate,
    reset,
    isPending,
    isSuccess,
    error,
    arriving: answer?.arriving,
    leave: () => {
      if (answer) show(answer)
    },
  }
}
