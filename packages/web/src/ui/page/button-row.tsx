import Box from '@mui/material/Box'
import { type ReactNode } from 'react'

/** The buttons at the end of a section or a card; the one that counts stands last. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>{children}</Box>
}
