import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { failureText } from '../../api/client/failure.ts'
import { FormAlert } from '../../shared/form-alert.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextBox } from '../../ui/form/text-box.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { useLeave } from './use-people.ts'

interface LeaveDialogProps {
  /** Of the household. */
  name: string
  /** True where nobody else lives here. */
  deletes: boolean
  open: boolean
  onClose: () => void
}

/** Whoever is alone deletes everything: the name has to be typed, since nothing brings it back. */
function DeleteQuestion({ name, open, onClose }: Omit<LeaveDialogProps, 'deletes'>) {
  const leave = useLeave()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (): void => {
    if (typed.trim() === name.trim()) leave.mutate(true)
    else setWrong(true)
  }
  return (
    <FormDialog
      title={words.leaveTitle}
      submitLabel={words.leaveAndDelete}
      busyLabel={words.leaving}
      tone="error"
      open={open}
      state={leave.isSuccess ? 'done' : leave.isPending ? 'submitting' : 'open'}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{words.leaveDeletes(name)}</Typography>
      <Quiet>{words.exportFirst}</Quiet>
      <TextBox
        id="leave-name"
        name="leave-name"
        label={words.leaveTyped(name)}
        value={typed}
        autoComplete="off"
        error={isWrong}
        helperText={isWrong ? words.leaveTypedWrong : undefined}
        onChange={(event) => {
          setWrong(false)
          setTyped(event.target.value)
        }}
      />
      <FormAlert error={leave.error} fallback={words.leaveFailed} />
    </FormDialog>
  )
}

function LeaveQuestion({ name, open, onClose }: Omit<LeaveDialogProps, 'deletes'>) {
  const leave = useLeave()
  return (
    <ConfirmDialog
      open={open}
      title={words.leaveTitle}
      text={words.leaveConfirm(name)}
      confirmLabel={leave.isPending ? words.leaving : words.leaveTitle}
      tone="error"
      busy={leave.isPending || leave.isSuccess}
      failure={leave.isError ? failureText(leave.error, words.leaveFailed) : null}
      onConfirm={() => leave.mutate(false)}
      onCancel={onClose}
    />
  )
}

/** Asks before somebody leaves, and says what happens to what is here. */
export function LeaveDialog({ deletes, ...props }: LeaveDialogProps) {
  return deletes ? <DeleteQuestion {...props} /> : <LeaveQuestion {...props} />
}
