import { api } from '@larder/contract/calls/api'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { keptDeleted } from '@larder/contract/messages/inventory/kept-deleted'
import { isPlainItem } from '@larder/contract/plain-item'
import { action_labels } from '@larder/contract/messages/action-labels'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client/call.ts'
import { CallError, failureText } from '../../../api/client/failure.ts'
import { useDeletedToast } from '../../../shared/deleted/use-deleted-toast.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { forgetItem } from '../cache.ts'
import { isMissing } from '../use-items.ts'
import { useBackToList } from '../back-link.tsx'

/** Deletes an item; one that another person deleted first counts as deleted. */
function useDeleteItem({ item_id }: Item) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(api.deleteItem, { params: { id: String(item_id) } }).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      }),
    onSuccess: () => forgetItem(queryClient, item_id),
  })
}

/** The specification has one sentence for it; that somebody may only look is said by the server. */
const describeFailure = (error: unknown): string =>
  error instanceof CallError && error.status === 403
    ? failureText(error, messages.inventory.deleteFailed)
    : messages.inventory.deleteFailed

/** The specification's sentence, and what is true where the server keeps what was deleted. */
const askToDelete = (item: Item): string =>
  [messages.inventory.confirmDelete(item.item_name), ...(isPlainItem(item) ? [] : [keptDeleted(1)])].join(' ')

/** Deletes after asking; a failure keeps the question open, because the answer was yes. */
export function DeleteItem({ item }: { item: Item }) {
  const { goBack } = useBackToList()
  const showDeleted = useDeletedToast()
  const [asking, setAsking] = useState(false)
  const remove = useDeleteItem(item)

  function confirm(): void {
    remove.mutate(undefined, {
      onSuccess: () => {
        showDeleted(messages.inventory.deleted, [item.item_id])
        goBack()
      },
    })
  }
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        startIcon={<DeleteOutlineRounded />}
        onClick={() => {
          remove.reset()
          setAsking(true)
        }}
      >
        {action_labels.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.inventory.deleteTitle}
        text={askToDelete(item)}
        confirmLabel={remove.isPending ? action_labels.deleting : action_labels.delete}
        tone="error"
        busy={remove.isPending || remove.isSuccess}
        failure={remove.isError ? describeFailure(remove.error) : null}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
