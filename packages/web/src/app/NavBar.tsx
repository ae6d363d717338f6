import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { NavLink } from 'react-router'
import { useSession } from '../session/session.tsx'
import { leave } from '../ui/leaving.ts'
import { destinations, isSignedIn } from './navigation.ts'

/** The jar and the name. */
export function BrandMark() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 32, height: 32, display: 'block' }}>
        <rect width="32" height="32" rx="9" fill="var(--mui-palette-primary-main)" />
        <g fill="none" stroke="var(--mui-palette-primary-contrastText)" strokeWidth="2" strokeLinejoin="round">
          <path d="M11 6.5h10v3.5H11zM10.5 10h11a3 3 0 0 1 3 3v9.5a3.5 3.5 0 0 1-3.5 3.5H11a3.5 3.5 0 0 1-3.5-3.5V13a3 3 0 0 1 3-3Z" />
          <path d="M7.5 18c3-2 5.5 1.5 8.5 0s5.5-1.5 8.5 0" strokeLinecap="round" />
        </g>
      </Box>
      <Box
        component="span"
        sx={{
          typography: 'amountSmall',
          lineHeight: 1,
          // Where the bar is fullest the jar alone is seen; the name is still said.
          '@media (min-width: 900px) and (max-width: 999px)': { fontSize: 0 },
        }}
      >
        Larder
      </Box>
    </Box>
  )
}

const entry = {
  color: 'text.secondary',
  minHeight: 44,
  // Nine ways have to fit where the drawer ends.
  px: { md: 0.5, lg: 1.5 },
  minWidth: 0,
  whiteSpace: 'nowrap',
  typography: { md: 'subtitle2', lg: 'button' },
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'text.primary', bgcolor: 'action.selected' },
}

/** The ways to go, in the bar, from the medium breakpoint up. */
export function NavBar() {
  const { state, logout } = useSession()
  return (
    <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' }, ml: { md: 1, lg: 3 } }}>
      {destinations(state).map(({ label, to }) => (
        <Button key={to} component={NavLink} to={to} end={to === '/'} color="inherit" sx={entry}>
          {label}
        </Button>
      ))}
      {isSignedIn(state) && (
        <Button color="inherit" sx={entry} onClick={() => leave(logout)}>
          Logout
        </Button>
      )}
    </Box>
  )
}
