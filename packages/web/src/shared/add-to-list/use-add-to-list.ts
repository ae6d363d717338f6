import { base_messages } from '@larder/contract/messages/base-messages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useToast } from '../../ui/toast/toast.tsx'

/** Puts items, or what somebody typed, on the shopping list and says so; one press takes them off again, another opens the list. */
export function useAddToList(): (...things: readonly (number | string)[]) => void {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  return useCallback(
    (...things) => {
      // Fetched with the first press: no screen needs it to begin.
      import('./add-to-list.ts').then(
        ({ addToList, wishFor }) => void addToList(things.map(wishFor), { queryClient, showToast }),
        () => showToast(base_messages.app.networkUnavailable, 'error'),
      )
    },
    [queryClient, showToast],
  )
}
