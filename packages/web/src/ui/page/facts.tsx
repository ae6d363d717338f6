import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { Quiet } from './quiet.tsx'

/** Facts beside each other, as many as fit; two on a phone. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}
    >
      {children}
    </Box>
  )
}

interface FactProps {
  label: string
  /** What adds to it, below. */
  quiet?: string | undefined
  children: ReactNode
}

/** One fact: what it is about above, quietly, and the fact itself. */
export function Fact({ label, quiet, children }: FactProps) {
  return (
    <div>
      <Quiet component="dt">{label}</Quiet>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
        {quiet && (
          <Quiet component="span" sx={{ display: 'block' }}>
            {quiet}
          </Quiet>
        )}
      </Typography>
    </div>
  )
}
