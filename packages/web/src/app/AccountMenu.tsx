import { greetingName, initials } from '@larder/contract/people'
import { type User } from '@larder/contract/user'
import Avatar from '@mui/material/Avatar'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../session/session.tsx'
import { leave } from '../ui/leaving.ts'
import { tint } from '../ui/tint.ts'

/** Greets the person and leads to what is theirs. */
export function AccountMenu({ user }: { user: User }) {
  const { logout } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = (): void => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label="Account menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={[tint('primary'), { width: 36, height: 36, fontSize: '0.875rem', fontWeight: 650 }]}>
          {initials(user)}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        <MenuItem disabled>Hello, {greetingName(user)}</MenuItem>
        <Divider />
        <MenuItem component={Link} to="/profile">
          Profile
        </MenuItem>
        <MenuItem onClick={() => leave(logout)}>Logout</MenuItem>
      </Menu>
    </>
  )
}
