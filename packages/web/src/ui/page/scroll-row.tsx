import Box, { type BoxProps } from '@mui/material/Box'
import { type Theme } from '@mui/material/styles'

const fade_px = 40

// On a phone it reaches both edges of the screen, and what does not fit fades out at the right one.
const row = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    maskImage: `linear-gradient(to right, #000 calc(100% - ${fade_px}px), transparent)`,
    '& > *': { flex: 'none' },
    mx: -2,
    pl: 2,
    paddingRight: `${fade_px}px`,
    // Space for the focus outline.
    py: 0.5,
    my: -0.5,
  },
})

/** Buttons that stay one line on a phone: the rest is pushed into view, and the fading edge says that there is more. */
export function ScrollRow({ children, ...props }: Omit<BoxProps, 'sx'>) {
  return (
    <Box {...props} sx={row}>
      {children}
    </Box>
  )
}
