import { action_labels } from '@larder/contract/messages/action-labels'
import { useCallback } from 'react'
import { useToast } from '../../ui/toast/toast.tsx'
import { useTakeBack } from '../recorded.ts'

const loadParts = () => import('./parts.ts')

/** Says that something was deleted; one press brings it back. */
export function useDeletedToast(): (words: string, item_ids: readonly number[]) => void {
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  return useCallback(
    (words, item_ids) => {
      // Fetched while the toast is read: few delete anything, and whoever presses must not wait.
      void loadParts().catch(() => undefined)
      const undo = async (): Promise<void> => {
        const { restoreItems, describeRestored } = await loadParts()
        takeBack(() => restoreItems(item_ids), describeRestored(item_ids.length))
      }
      const onClick = (): void => void undo().catch((error: unknown) => takeBack(() => Promise.reject(error)))
      showToast(words, 'success', { label: action_labels.undo, onClick })
    },
    [showToast, takeBack],
  )
}
