import { people_api } from '@larder/contract/calls/people-api'
import { switch_words as words } from '@larder/contract/messages/people-screen-messages'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
import { failureText } from '../../api/client/failure.ts'
import { useSession } from '../../session/session.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { leave } from '../../ui/unsaved/leaving.ts'
import { showHousehold } from './show-household.ts'

interface Switching {
  switchTo: (household_id: number, to?: string) => void
  isSwitching: boolean
}

/** Switches to another household of this person, and opens an address there; asks first where something typed would be lost. */
export function useSwitch(): Switching {
  const username = useSession().user?.username ?? ''
  const { showToast } = useToast()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ household_id }: { household_id: number; to: string | undefined }) =>
      call(people_api.switchHousehold, { params: { household_id: String(household_id) } }),
    onSuccess: ({ household, message }, { to }) =>
      showHousehold(username, household.household_id, message ?? words.moved(household.name), to),
    onError: (error) => showToast(failureText(error, words.failed), 'error'),
  })
  return {
    switchTo: (household_id, to) => leave(() => mutate({ household_id, to })),
    isSwitching: isPending || isSuccess,
  }
}
