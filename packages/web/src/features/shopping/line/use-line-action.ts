import { action_labels } from '@larder/contract/messages/action-labels'
import { line_menu_messages as words } from '@larder/contract/messages/shopping/line-menu-messages'
import { type ShoppingListLine } from '@larder/contract/shopping'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { failureHint, failureText } from '../../../api/client/failure.ts'
import { refreshStock, shopping_keys } from '../../../api/keys.ts'
import { useTakeBack } from '../../../shared/recorded.ts'
import { keyOf, type ListLine } from '../../../shared/shopping-list/list-line.ts'
import { useToast } from '../../../ui/toast/toast.tsx'
import { type LineAction } from './line-actions.ts'

/** Does what was chosen from the menu of a line at once, says so, and offers to take it back. */
export function useLineAction(): (line: ListLine, action: LineAction) => Promise<void> {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  return useCallback(
    async (line, { is_leaving, run, undo, done }) => {
      await queryClient.cancelQueries({ queryKey: shopping_keys.all })
      if (is_leaving) {
        queryClient.setQueriesData<ShoppingListLine[]>({ queryKey: shopping_keys.all }, (lines) =>
          lines?.filter((one) => keyOf(one) !== line.key),
        )
      }
      try {
        await run()
        const action = { label: action_labels.undo, onClick: () => takeBack(undo, words.broughtBack(line.item_name)) }
        showToast(done, 'success', action)
      } catch (error) {
        const hint = failureHint(error)
        showToast([failureText(error, words.failed(line.item_name)), hint].filter(Boolean).join(' '), 'error')
      }
      await refreshStock(queryClient)
    },
    [queryClient, showToast, takeBack],
  )
}
