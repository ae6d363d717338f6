import { type Item } from '@larder/contract/item'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshStock } from '../../api/keys.ts'
import { useToast } from '../../ui/toast.tsx'
import { useUndo } from './use-record.ts'

/** What follows a record: every screen looks again, and one press takes it back where the server says which it was. */
export function useRecorded(item: Item): (words: string, event_id: number | undefined) => void {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const { mutate: undo } = useUndo(item)
  return useCallback(
    (words, event_id) => {
      void refreshStock(queryClient)
      showToast(words, 'success', event_id === undefined ? undefined : { label: 'Undo', onClick: () => undo(event_id) })
    },
    [queryClient, showToast, undo],
  )
}
