import { base_messages } from '@larder/contract/messages/base-messages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useToast } from '../../ui/toast/toast.tsx'

/** Puts items on the shopping list and says so; one press takes them off again, another opens the list. */
export function useAddToList(): (...item_ids: readonly number[]) => void {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  return useCallback(
    (...item_ids) => {
      // Fetched with the first press: no screen needs it to begin.
      import('./add-to-list.ts').then(
        ({ addToList, wishFor }) => void addToList(item_ids.map(wishFor), { queryClient, showToast }),
        () => showToast(base_messages.app.networkUnavailable, 'error'),
      )
    },
    [queryClient, showToast],
  )
}
