import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { useSession } from '../../session/session.tsx'
import { leave } from '../../ui/unsaved/leaving.ts'
import { radius } from '../../ui/measures.ts'
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

// One style for all of them: nine buttons of the library were a tenth of what the first screen costs a phone, which
// shows none of them.
const Ways = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'flex', marginLeft: theme.spacing(1) },
  [theme.breakpoints.up('lg')]: { marginLeft: theme.spacing(3) },
  '& > *': {
    ...theme.typography.subtitle2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    // Nine ways have to fit where the drawer ends.
    padding: theme.spacing(0, 0.5),
    border: 'none',
    borderRadius: radius.control,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    [theme.breakpoints.up('lg')]: { ...theme.typography.button, padding: theme.spacing(0, 1.5) },
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
    '&.active': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.selected },
    '&:focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
      borderRadius: radius.control,
    },
  },
}))

/** The ways to go, in the bar, from the medium breakpoint up. */
export function NavBar() {
  const { state, logout } = useSession()
  return (
    <Ways aria-label="Main">
      {destinations(state).map(({ label, to }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          {label}
        </NavLink>
      ))}
      {isSignedIn(state) && (
        <button type="button" onClick={() => leave(logout)}>
          Logout
        </button>
      )}
    </Ways>
  )
}
