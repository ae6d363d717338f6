import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'

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
  cancelLabel = 'Cancel',
  tone = 'primary',
  busy = false,
  failure = null,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={() => busy || onCancel()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {failure !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy} color="inherit">
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm} disabled={busy} variant="contained" color={tone}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
