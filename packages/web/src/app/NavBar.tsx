import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { NavLink } from 'react-router'
import { useSession } from '../session/session.tsx'
import { leave } from '../ui/leaving.ts'
import { destinations, isSignedIn } from './navigation.ts'

const entry = {
  color: 'text.secondary',
  minHeight: 40,
  px: 1.75,
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'text.primary', bgcolor: 'action.selected' },
}

/** The ways to go, in the bar, from the medium breakpoint up. */
export function NavBar() {
  const { state, logout } = useSession()
  return (
    <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, ml: 3 }}>
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
