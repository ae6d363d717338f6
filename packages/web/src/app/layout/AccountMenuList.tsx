import { base_messages } from '@larder/contract/messages/base-messages'
import { greetingName, type User } from '@larder/contract/user'
import { shell_messages } from '@larder/contract/messages/shell-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { useSession } from '../../session/session.tsx'
import { bars_path, LineIcon } from '../../ui/graphics/line-icon.tsx'
import { leave } from '../../ui/unsaved/leaving.ts'
import { HouseholdItems } from './HouseholdItems.tsx'

interface AccountMenuListProps {
  user: User
  anchor: HTMLElement
  open: boolean
  onClose: () => void
}

/** Greets the person and leads to what is theirs. */
export function AccountMenuList({ user, anchor, open, onClose }: AccountMenuListProps) {
  const { logout } = useSession()
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      onClick={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // It floats outside the layout, so it has to be a landmark of its own.
      slotProps={{ root: { role: 'navigation', 'aria-label': shell_messages.account } }}
    >
      <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1, color: 'text.secondary' } }}>
        {base_messages.app.greeting(greetingName(user))}
      </MenuItem>
      <Divider component="li" />
      <MenuItem component={Link} to="/profile">
        <ListItemIcon>
          <PersonOutlineRounded fontSize="small" />
        </ListItemIcon>
        {shell_messages.profile}
      </MenuItem>
      <HouseholdItems />
      <MenuItem component={Link} to="/insights">
        <ListItemIcon>
          <LineIcon path={bars_path} size={20} />
        </ListItemIcon>
        {action_labels.insights}
      </MenuItem>
      <MenuItem onClick={() => leave(logout)}>
        <ListItemIcon>
          <LogoutRounded fontSize="small" />
        </ListItemIcon>
        {action_labels.logout}
      </MenuItem>
    </Menu>
  )
}
