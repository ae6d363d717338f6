import { type Household } from '@larder/contract/calls/people-api'
import { invite_words as words } from '@larder/contract/messages/people-screen-messages'
import { type Role } from '@larder/contract/roles'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { RoleChoice } from '../RoleChoice.tsx'
import { useCreateInvite } from '../use-people.ts'
import { InviteLink } from './InviteLink.tsx'

interface InviteDialogProps {
  household: Household
  open: boolean
  onClose: () => void
}

/** First what somebody may do here, then the link for them. */
export function InviteDialog({ household, open, onClose }: InviteDialogProps) {
  const [role, setRole] = useState<Role>('member')
  const { data: invite, mutate, isPending, error } = useCreateInvite()
  if (invite !== undefined)
    return (
      <DialogFrame
        title={words.ready(household.name)}
        open={open}
        onClose={onClose}
        actions={
          <Button variant="contained" onClick={onClose}>
            {words.done}
          </Button>
        }
      >
        <InviteLink invite={invite} household={household} />
      </DialogFrame>
    )
  return (
    <FormDialog
      title={words.inviteTo(household.name)}
      submitLabel={words.make}
      busyLabel={words.making}
      open={open}
      state={isPending ? 'submitting' : 'open'}
      onClose={onClose}
      onSubmit={() => mutate(role)}
    >
      <RoleChoice legend={words.inviteAs} role={role} onChange={setRole} />
      <FormAlert error={error} fallback={words.makeFailed} />
    </FormDialog>
  )
}
