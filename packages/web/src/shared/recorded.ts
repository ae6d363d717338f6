import { messages } from '@larder/contract/messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { failureText } from '../api/client/failure.ts'
import { refreshStock } from '../api/keys.ts'
import { type ItemRef, undoRecord } from '../api/record.ts'
import { useToast } from '../ui/toast/toast.tsx'
import { type StockLeft, useListOffer } from './add-to-list/use-list-offer.ts'

/** Takes one record back and says so. */
export function useUndo(item: ItemRef, words: string = messages.history.undone) {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  return useMutation({
    mutationFn: (event_id: number) => undoRecord(item, event_id),
    onSuccess: () => showToast(words),
    onError: (error) => showToast(failureText(error, messages.history.undoFailed), 'error'),
    onSettled: () => refreshStock(queryClient),
  })
}

/** Takes back what was just done, by whatever undoes it, and says how that went. */
export function useTakeBack(): (undo: () => Promise<unknown>, words?: string) => void {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  return useCallback(
    (undo, words = messages.history.undone) => {
      undo()
        .then(
          () => showToast(words),
          (error: unknown) => showToast(failureText(error, messages.history.undoFailed), 'error'),
        )
        .finally(() => void refreshStock(queryClient))
    },
    [queryClient, showToast],
  )
}

/** Says what was recorded; where the server answers with the item, its last one gone offers the shopping list. */
export type OnRecorded = (words: string, event_id: number | undefined, item_now?: StockLeft) => void

/** What follows a record: every screen looks again, and one press takes it back where the server says which it was. */
export function useRecorded(item: ItemRef, undone?: string): OnRecorded {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const { mutate: undo } = useUndo(item, undone)
  const offerList = useListOffer()
  return useCallback(
    (words, event_id, item_now) => {
      void refreshStock(queryClient)
      const takeBack = event_id === undefined ? [] : [{ label: action_labels.undo, onClick: () => undo(event_id) }]
      showToast(words, 'success', [...takeBack, ...offerList(item_now)])
    },
    [queryClient, showToast, undo, offerList],
  )
}
