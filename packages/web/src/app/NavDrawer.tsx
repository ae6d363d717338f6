import { layout } from '@larder/contract/constants'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { NavLink } from 'react-router'
import { useSession } from '../session/session.tsx'
import { leave } from '../ui/leaving.ts'
import { BrandMark } from './NavBar.tsx'
import { destinations, isSignedIn } from './navigation.ts'

const entry = {
  borderRadius: '10px',
  minHeight: 48,
  px: 2,
  '&.active': { bgcolor: 'action.selected', fontWeight: 600 },
}

/** The navigation of small screens. */
export function NavDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { state, logout } = useSession()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Navigation', sx: { width: layout.drawer_width_px, border: 0 } } }}
    >
      <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
        <BrandMark />
      </Box>
      <Box component="nav" aria-label="Main">
        <List onClick={onClose} sx={{ px: 1, display: 'grid', gap: 0.5 }}>
          {destinations(state).map(({ label, to }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton component={NavLink} to={to} end={to === '/'} sx={entry}>
                {label}
              </ListItemButton>
            </ListItem>
          ))}
          {isSignedIn(state) && (
            <ListItem disablePadding>
              <ListItemButton onClick={() => leave(logout)} sx={entry}>
                Logout
              </ListItemButton>
            </ListItem>
          )}
        </List>
      </Box>
    </Drawer>
  )
}
