import Box from '@mui/material/Box'
import { type Theme } from '@mui/material/styles'
import { type ReactNode, useEffect } from 'react'

// A list has its button there, the bar of a choice may stand over it, and a sheet over both: the highest counts.
const reservations = new Map<symbol, number>()

function reserve(whose: symbol, height_px: number): void {
  if (height_px > 0) reservations.set(whose, height_px)
  else reservations.delete(whose)
  const highest_px = Math.max(0, ...reservations.values())
  document.documentElement.style.setProperty('--action-bar-height', `${highest_px}px`)
}

/** Keeps the lower edge of a phone's screen, or of every screen, free of toasts where a screen has its buttons there. */
export function useReservedBottom(height_px: number, on_every_screen = false): void {
  useEffect(() => {
    const whose = Symbol('reservation')
    const narrow = window.matchMedia('(max-width: 599.95px)')
    const follow = (): void => reserve(whose, on_every_screen || narrow.matches ? height_px : 0)
    follow()
    narrow.addEventListener('change', follow)
    return () => {
      narrow.removeEventListener('change', follow)
      reserve(whose, 0)
    }
  }, [height_px, on_every_screen])
}

const bar_height_px = 76

/** A bar that stays at the lower edge of a phone's screen, also where there is little to show, and over what scrolls behind it. */
export const atLowerEdge = (theme: Theme) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  // Over the page's margins, to the edges of the screen.
  mx: -2,
  mb: -2,
  mt: 'auto',
  px: 2,
  py: 1.5,
  paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
  backgroundColor: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
})

interface ActionBarProps {
  /** True where whoever uses it keeps it in view on a desk too. */
  sticks?: boolean
  children: ReactNode
}

/** A form's buttons: at its end on a desk, always under the thumb on a phone. Toasts keep clear of it. */
export function ActionBar({ sticks = false, children }: ActionBarProps) {
  useReservedBottom(bar_height_px, sticks)
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1,
        [theme.breakpoints.down('sm')]: {
          ...atLowerEdge(theme),
          '& > *': { flex: 1 },
        },
      })}
    >
      {children}
    </Box>
  )
}

/** A screen's one action: beside the title on a desk, at the lower edge of a phone, at the end of whatever is above it. */
export function PrimaryBar({ children }: { children: ReactNode }) {
  useReservedBottom(bar_height_px)
  return (
    <Box
      className="screen-only"
      sx={(theme) => ({
        display: 'flex',
        gap: 1,
        [theme.breakpoints.up('sm')]: { '&&': { gridColumn: '2' }, alignSelf: 'center', ml: 2, mb: 2 },
        [theme.breakpoints.down('sm')]: {
          ...atLowerEdge(theme),
          order: 1,
          '& > *': { flex: 1, px: 1 },
        },
      })}
    >
      {children}
    </Box>
  )
}

const row_px = 44
const gap_px = 8

interface ScanBarProps {
  /** How many rows of buttons a phone needs. */
  rows: 1 | 2
  children: ReactNode
}

/** The buttons of a scanning screen: below the picture on a desk, two beside each other under the thumb on a phone. */
export function ScanBar({ rows, children }: ScanBarProps) {
  useReservedBottom(24 + rows * row_px + (rows - 1) * gap_px)
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mt: 2,
        [theme.breakpoints.down('sm')]: {
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          ...atLowerEdge(theme),
          '& > .whole': { gridColumn: '1 / -1' },
          '& > *': { px: 1 },
        },
      })}
    >
      {children}
    </Box>
  )
}
