import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { type ProfileTab } from './use-profile-tab.ts'

interface TabPanelProps {
  of: ProfileTab
  shown: boolean
  children: ReactNode
}

/** What a tab shows; hidden it keeps what was typed in it. */
export function TabPanel({ of, shown, children }: TabPanelProps) {
  return (
    <Box role="tabpanel" id={`panel-${of}`} aria-labelledby={`tab-${of}`} hidden={!shown}>
      {children}
    </Box>
  )
}
