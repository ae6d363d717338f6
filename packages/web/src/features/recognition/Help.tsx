import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { lazy, type ReactNode, Suspense, useState } from 'react'

// Most people never ask, so the dialog is not part of the screen's first load.
const ConfidenceHelp = lazy(() => import('./ConfidenceHelp.tsx').then((part) => ({ default: part.ConfidenceHelp })))

/** The way to the help at the end of a line: beside the title it would cost a phone a line of its own. */
export function WithHelp({ children }: { children: ReactNode }) {
  const [is_open, setOpen] = useState<boolean | null>(null)
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
      {children}
      <IconButton aria-label="Help" onClick={() => setOpen(true)} sx={{ mr: -1, flexShrink: 0 }}>
        <HelpOutlineRounded />
      </IconButton>
      <Suspense>{is_open !== null && <ConfidenceHelp open={is_open} onClose={() => setOpen(false)} />}</Suspense>
    </Stack>
  )
}
