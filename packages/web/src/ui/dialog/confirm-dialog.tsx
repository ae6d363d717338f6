import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { type ReactNode } from 'react'
import { DialogFrame } from './dialog-frame.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Red for what cannot be undone. */
  tone?: 'primary' | 'error'
  busy?: boolean
  /** Why the last yes failed; the dialog stays for another try. */
  failure?: string | null
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is lost; Escape and a click beside it mean no. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = action_labels.cancel,
  tone = 'primary',
  busy = false,
  failure = null,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <DialogFrame
      title={title}
      open={open}
      is_question
      onClose={() => busy || onCancel()}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy} color="inherit" variant="outlined">
            {cancelLabel}
          </Button>
          <Button onClick={onConfirm} disabled={busy} variant="contained" color={tone}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <DialogContentText>{text}</DialogContentText>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </DialogFrame>
  )
}
