import { most_deleted_listed } from '@larder/contract/calls/deleted-api'
import { action_labels } from '@larder/contract/messages/action-labels'
import { base_messages } from '@larder/contract/messages/base-messages'
import { deleted_messages as words } from '@larder/contract/messages/inventory/deleted-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useSession, useToday } from '../../session/session.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { useFocusAfterLeaving } from '../../ui/unsaved/focus-after-leaving.ts'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { DeletedRow, DeletedRowSkeleton } from './DeletedRow.tsx'
import { useDeletedItems, useRestoreDeleted } from './use-deleted.ts'

/** The list, or what stands in for it. */
function DeletedList() {
  const { data: items, isError, refetch } = useDeletedItems()
  const { restore, restoring } = useRestoreDeleted()
  const { user } = useSession()
  const today = useToday()
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, items?.length ?? 0)
  if (isError) return <ErrorState message={words.loadFailed} onRetry={() => void refetch()} />
  if (items === undefined) {
    return (
      <div>
        <output style={visuallyHidden}>{base_messages.app.loading}</output>
        <DeletedRowSkeleton />
        <DeletedRowSkeleton />
      </div>
    )
  }
  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={words.title}
        sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none' }}
      >
        {items.map((item) => (
          <DeletedRow
            key={item.item_id}
            item={item}
            today={today}
            time_zone={user?.time_zone}
            isReturning={item.item_id === restoring}
            onRestore={() => restore(item)}
          />
        ))}
      </Box>
      {items.length === 0 && <EmptyState text={words.empty} />}
      {items.length >= most_deleted_listed && <Quiet>{words.newestOnly(formatQuantity(items.length))}</Quiet>}
    </>
  )
}

/** What was deleted in the last thirty days, and the way back for each. */
export function DeletedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const close = (
    <Button color="inherit" variant="outlined" onClick={onClose}>
      {action_labels.close}
    </Button>
  )
  return (
    <DialogFrame title={words.title} open={open} onClose={onClose} actions={close}>
      <Quiet>{words.hint}</Quiet>
      <DeletedList />
    </DialogFrame>
  )
}
