import { type Member } from '@larder/contract/calls/people-api'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import { failureText } from '../../api/client/failure.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { memberName } from './member-text.ts'
import { useRemoveMember } from './use-people.ts'

/** Asks before somebody is removed, and says what stays. */
export function RemoveDialog({ member, open, onClose }: { member: Member; open: boolean; onClose: () => void }) {
  const name = memberName(member)
  const remove = useRemoveMember()
  return (
    <ConfirmDialog
      open={open}
      title={words.removeTitle(name)}
      text={words.removeText(name)}
      confirmLabel={remove.isPending ? words.removing : words.remove}
      tone="error"
      busy={remove.isPending}
      failure={remove.isError ? failureText(remove.error, words.removeFailed) : null}
      onConfirm={() => remove.mutate(member.user_id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  )
}
