import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { useReservedBottom } from './reserved-bottom.ts'

const bar_height_px = 76

/** A form's buttons: at its end on a desk, always under the thumb on a phone. Toasts keep clear of it. */
export function ActionBar({ children }: { children: ReactNode }) {
  useReservedBottom(bar_height_px)
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1.5,
        [theme.breakpoints.down('sm')]: {
          position: 'sticky',
          bottom: 0,
          zIndex: theme.zIndex.appBar - 1,
          mx: -2,
          px: 2,
          py: 1.5,
          paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
          backgroundColor: theme.vars.palette.background.default,
          borderTop: `1px solid ${theme.vars.palette.divider}`,
          '& > *': { flex: 1 },
        },
      })}
    >
      {children}
    </Box>
  )
}
