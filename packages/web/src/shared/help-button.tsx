import { action_labels } from '@larder/contract/messages/action-labels'
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded'
import IconButton from '@mui/material/IconButton'
import { type ComponentType, Suspense, useState } from 'react'
import { type HelpProps } from './help-dialog.tsx'

/** The way to a screen's help. Most people never ask, so the dialog is fetched when somebody does. */
export function HelpButton({ Dialog }: { Dialog: ComponentType<HelpProps> }) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <IconButton aria-label={action_labels.help} onClick={() => setOpen(true)} sx={{ flex: 'none', mr: -1 }}>
        <HelpOutlineRounded />
      </IconButton>
      <Suspense>{isOpen !== null && <Dialog open={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
