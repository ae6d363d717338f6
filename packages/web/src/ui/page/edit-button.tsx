import { action_labels } from '@larder/contract/messages/action-labels'
import Button, { type ButtonProps } from '@mui/material/Button'
import { Fragment, type ReactNode, Suspense, useState } from 'react'

interface EditButtonProps extends Pick<ButtonProps, 'sx'> {
  disabled?: boolean
  /** The dialog, which may load when it is first opened. */
  children: (dialog: { open: boolean; onClose: () => void }) => ReactNode
}

/** Edit, and its dialog: a new one each time, so that it begins with what stands there. */
export function EditButton({ disabled = false, sx = {}, children }: EditButtonProps) {
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        color="inherit"
        disabled={disabled}
        sx={sx}
        onClick={() => {
          setOpened(opened + 1)
          setOpen(true)
        }}
      >
        {action_labels.edit}
      </Button>
      <Suspense>
        {opened > 0 && <Fragment key={opened}>{children({ open, onClose: () => setOpen(false) })}</Fragment>}
      </Suspense>
    </>
  )
}
