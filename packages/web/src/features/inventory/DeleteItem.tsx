import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useDeleteItem } from './use-delete-item.ts'
import { useWayBack } from './way-back.ts'

/** Deletes after asking; a failure keeps the question open, because the answer was yes. */
export function DeleteItem({ item }: { item: Item }) {
  const { goBack } = useWayBack()
  const { showToast } = useToast()
  const [asking, setAsking] = useState(false)
  const remove = useDeleteItem(item)

  function confirm(): void {
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast(messages.inventory.deleted)
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
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.inventory.deleteTitle}
        text={messages.inventory.confirmDelete(item.item_name)}
        confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
        tone="error"
        busy={remove.isPending || remove.isSuccess}
        failure={remove.isError ? messages.inventory.deleteFailed : null}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
