import { deleted_api, type DeletedItem } from '@larder/contract/calls/deleted-api'
import { deleted_messages } from '@larder/contract/messages/inventory/deleted-messages'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { failureText } from '../../api/client/failure.ts'
import { createAttemptKeys } from '../../api/client/idempotency.ts'
import { inventory_keys, refreshStock } from '../../api/keys.ts'
import { useToast } from '../../ui/toast/toast.tsx'
import { restoreItem } from './restore.ts'

/** What was deleted, newest first; below the inventory, since whatever changes that may delete. */
export function useDeletedItems(): UseQueryResult<DeletedItem[]> {
  return useQuery({
    queryKey: [...inventory_keys.all, 'deleted'],
    queryFn: async ({ signal }) => (await call(deleted_api.listDeleted, {}, { signal })).items,
    staleTime: 0,
  })
}

interface RestoreDeleted {
  restore: (item: DeletedItem) => void
  /** The item that is on its way back. */
  restoring: number | null
}

/** Brings one item back and says so; a second try after a lost answer counts once. */
export function useRestoreDeleted(): RestoreDeleted {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const [attempts, setAttempts] = useState(() => ({ keyFor: createAttemptKeys() }))
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ item_id, deleted_at }: DeletedItem) => restoreItem(item_id, attempts.keyFor([item_id, deleted_at])),
    onSuccess: () => {
      setAttempts({ keyFor: createAttemptKeys() })
      showToast(deleted_messages.restored)
    },
    onError: (error) => showToast(failureText(error, deleted_messages.restoreFailed), 'error'),
    // Waited for, so that the button cannot be pressed again before its row is gone.
    onSettled: () => refreshStock(queryClient),
  })
  return { restore: mutate, restoring: isPending ? variables.item_id : null }
}
