import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { type ReactNode } from 'react'

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const

interface ColumnsProps {
  first: ReactNode
  second: ReactNode
}

/** Sections below each other on a phone, in two columns on a desk. */
export function Columns({ first, second }: ColumnsProps) {
  return (
    <Box sx={columns}>
      <Stack sx={{ gap: 2 }}>{first}</Stack>
      <Stack sx={{ gap: 2 }}>{second}</Stack>
    </Box>
  )
}
