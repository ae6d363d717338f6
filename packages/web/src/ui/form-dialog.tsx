import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useState } from 'react'
import { useReservedBottom } from './action-bar.tsx'
import { askToClose } from './leaving.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

const sheet_bar_px = 80

interface FormDialogProps {
  title: string
  open: boolean
  /** While the answer is on its way nothing can be pressed; afterwards the dialog only says so and goes. */
  state?: 'open' | 'submitting' | 'done'
  submitLabel: string
  busyLabel?: string
  /** Red for what cannot be undone. */
  tone?: 'primary' | 'error'
  canSubmit?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * The frame of a dialog with fields: a card on a desk, a whole sheet with its buttons under the thumb on a phone. Cancel
 * means what it says; a stray tap beside it, Escape or Back ask first where something was typed.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, open, state = 'open', submitLabel, busyLabel = submitLabel, canSubmit = true } = props
  const { tone = 'primary', onSubmit, onClose, children } = props
  const id = useId()
  const is_phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [is_typed_into, setTypedInto] = useState(false)
  if (!open && is_typed_into) setTypedInto(false)
  useUnsavedChanges(open && is_typed_into && state !== 'done')
  useReservedBottom(open ? sheet_bar_px : 0)
  const close = (): void => {
    if (state === 'open') onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={() => (is_typed_into && state === 'open' ? askToClose(close) : close())}
      fullScreen={is_phone}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={{ paper: { sx: { borderRadius: { xs: 0, sm: '14px' } } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <Box
        component="form"
        noValidate
        aria-labelledby={id}
        onInput={() => setTypedInto(true)}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSubmit && state === 'open') onSubmit()
        }}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
      >
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>{children}</DialogContent>
        <DialogActions sx={{ '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, whiteSpace: 'nowrap' } }}>
          <Button color="inherit" variant="outlined" disabled={state !== 'open'} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color={tone} disabled={!canSubmit || state !== 'open'}>
            {state === 'submitting' ? busyLabel : submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
