import { api } from '@larder/contract/api'
import { type Item } from '@larder/contract/item'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { forgetItem } from './cache.ts'
import { isMissing } from './use-item.ts'

/** Deletes an item; one that somebody else deleted first is as gone as it should be. */
export function useDeleteItem({ item_id }: Item) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(api.deleteItem, { params: { id: String(item_id) } }).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      }),
    onSuccess: () => forgetItem(queryClient, item_id),
  })
}
