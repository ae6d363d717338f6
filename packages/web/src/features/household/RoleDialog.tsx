import { type Member } from '@larder/contract/calls/people-api'
import { action_labels } from '@larder/contract/messages/action-labels'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { FormAlert } from '../../shared/form-alert.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { memberName } from './member-text.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { useChangeRole } from './use-people.ts'

interface RoleDialogProps {
  member: Member
  /** Whoever changes their own role cannot take it back. */
  isSelf: boolean
  open: boolean
  onClose: () => void
}

/** Asks what somebody may do here. */
export function RoleDialog({ member, isSelf, open, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(member.role)
  const change = useChangeRole()
  return (
    <FormDialog
      title={words.changeRole}
      submitLabel={action_labels.save}
      open={open}
      state={change.isPending ? 'submitting' : 'open'}
      canSubmit={role !== member.role}
      onClose={onClose}
      onSubmit={() => change.mutate({ user_id: member.user_id, role }, { onSuccess: onClose })}
    >
      <RoleChoice legend={words.roleOf(memberName(member))} role={role} onChange={setRole} />
      {isSelf && role !== 'owner' && <Alert severity="warning">{words.stepDown}</Alert>}
      <FormAlert error={change.error} fallback={words.roleFailed} />
    </FormDialog>
  )
}
