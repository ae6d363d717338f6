import { action_labels } from '@larder/contract/messages/action-labels'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { DialogFrame } from './dialog-frame.tsx'
import { askToClose } from '../unsaved/leaving.ts'
import { useChangeNote, type Versioned } from './use-change-note.ts'
import { useUnsavedChanges } from '../unsaved/unsaved-changes.ts'

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
  /** The item it is about: where somebody else changes it meanwhile, the form says so. */
  about?: Versioned
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

const nothing: Versioned = {}

/**
 * A dialog with fields: Cancel, and the one thing it is for. Cancel means what it says; a stray tap beside it, Escape or
 * Back ask first where something was typed.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, open, state = 'open', submitLabel, busyLabel = submitLabel, canSubmit = true } = props
  const { tone = 'primary', about, onSubmit, onClose, children } = props
  const note = useChangeNote(about ?? nothing)
  const [isTypedInto, setTypedInto] = useState(false)
  if (!open && isTypedInto) setTypedInto(false)
  useUnsavedChanges(open && isTypedInto && state !== 'done')
  const close = (): void => {
    if (state === 'open') onClose()
  }
  return (
    <DialogFrame
      title={title}
      open={open}
      {...(about ? { note: state === 'open' ? note : null } : {})}
      onClose={() => (isTypedInto && state === 'open' ? askToClose(close) : close())}
      onInput={() => setTypedInto(true)}
      onSubmit={() => {
        if (canSubmit && state === 'open') onSubmit()
      }}
      actions={
        <>
          <Button color="inherit" variant="outlined" disabled={state !== 'open'} onClick={close}>
            {action_labels.cancel}
          </Button>
          <Button type="submit" variant="contained" color={tone} disabled={!canSubmit || state !== 'open'}>
            {state === 'submitting' ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  )
}
