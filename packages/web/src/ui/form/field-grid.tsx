import Box from '@mui/material/Box'
import { type ReactNode } from 'react'

interface FieldGridProps {
  /** On a phone too: for fields that belong together and are short. */
  is_paired?: boolean
  children: ReactNode
}

/** Fields of a form: one below the other on a phone, two beside each other on a desk; `whole` takes the line. */
export function FieldGrid({ is_paired = false, children }: FieldGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: is_paired ? '1fr 1fr' : 'minmax(0, 1fr)', sm: '1fr 1fr' },
        '& > .whole': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  )
}
