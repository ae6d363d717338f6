import { type Item } from '@larder/contract/item'
import { action_labels } from '@larder/contract/messages/action-labels'
import { useCallback } from 'react'
import { type ToastAction } from '../../ui/toast/toast-bar.tsx'
import { useAddToList } from './use-add-to-list.ts'

/** An item as an answer shows it; `lot_count` is said by a server that also keeps a list. */
export type StockLeft = Pick<Item, 'item_id' | 'quantity' | 'lot_count'> | undefined

/** What a toast offers beside Undo: whoever used the last one can put it on the shopping list. */
export function useListOffer(): (item_now: StockLeft) => ToastAction[] {
  const addToList = useAddToList()
  return useCallback(
    (item_now) =>
      item_now?.quantity === 0 && item_now.lot_count !== undefined
        ? [{ label: action_labels.addToList, onClick: () => addToList(item_now.item_id) }]
        : [],
    [addToList],
  )
}
