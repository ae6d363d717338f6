import { household_api } from '@larder/contract/calls/household-api'
import { demo_messages as words } from '@larder/contract/messages/demo-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client/call.ts'
import { failureText } from '../../../api/client/failure.ts'
import { refreshStock } from '../../../api/keys.ts'
import { useToast } from '../../../ui/toast/toast.tsx'

/** Fills this empty household with the demo; where another device was faster, its items are shown. */
export function useFillDemo() {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  return useMutation({
    mutationFn: () => call(household_api.fillDemo, {}),
    onSuccess: ({ message }) => showToast(message ?? words.loaded),
    onError: (error) => showToast(failureText(error, words.loadFailed), 'error'),
    // Awaited, so that the button is busy until the items stand there.
    onSettled: () => refreshStock(queryClient),
  })
}

/** Takes the demo out again. */
export function useClearDemo(onCleared: () => void) {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  return useMutation({
    mutationFn: () => call(household_api.clearDemo, {}),
    onSuccess: ({ message }) => {
      onCleared()
      showToast(message ?? words.cleared)
      void refreshStock(queryClient)
    },
  })
}
