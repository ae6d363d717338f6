import { type PaletteName } from '@larder/contract/constants'
import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { tint } from './tint.ts'

/** A picture or initials in a tinted circle; it says nothing that the words beside it do not. */
export function TintedCircle({ tone, size, children }: { tone: PaletteName; size: number; children: ReactNode }) {
  return (
    <Box
      aria-hidden
      sx={[
        tint(tone),
        { width: size, height: size, borderRadius: '50%', display: 'grid', placeItems: 'center', flex: 'none' },
      ]}
    >
      {children}
    </Box>
  )
}
