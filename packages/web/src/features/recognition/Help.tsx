import Stack from '@mui/material/Stack'
import { type ReactNode } from 'react'
import { HelpButton } from '../../shared/help-button.tsx'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

const ConfidenceHelp = lazyWithPreload(async () => (await import('./ConfidenceHelp.tsx')).ConfidenceHelp)

/** The way to the help at the end of a line: beside the title it would cost a phone a line of its own. */
export function WithHelp({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
      {children}
      <HelpButton Dialog={ConfidenceHelp} />
    </Stack>
  )
}
