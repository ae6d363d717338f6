import { layout } from '@larder/contract/constants'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { NavLink } from 'react-router'
import { useSession } from '../session/session.tsx'
import { leave } from '../ui/leaving.ts'
import { destinations } from './navigation.ts'

/** The navigation of small screens. */
export function NavDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { state, logout } = useSession()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { component: 'nav', 'aria-label': 'Main', sx: { width: layout.drawer_width_px } } as object }}
    >
      <List onClick={onClose}>
        {destinations(state).map(({ label, to }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton component={NavLink} to={to} end={to === '/'}>
              {label}
            </ListItemButton>
          </ListItem>
        ))}
        {state === 'authenticated' && (
          <ListItem disablePadding>
            <ListItemButton onClick={() => leave(logout)}>Logout</ListItemButton>
          </ListItem>
        )}
      </List>
    </Drawer>
  )
}
