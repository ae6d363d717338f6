import { initials } from '@larder/contract/people'
import { type User } from '@larder/contract/user'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { tint } from '../../ui/tint.ts'
import { fullName } from './user-form.ts'

/** Shows at a glance whose account this is, above whatever tab is open. */
export function Identity({ user }: { user: User }) {
  const name = fullName(user)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 2.5 }}>
      <Avatar aria-hidden sx={[tint('primary'), { width: 64, height: 64, fontSize: '1.375rem', fontWeight: 650 }]}>
        {initials(user)}
      </Avatar>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="p">
          {name}
        </Typography>
        {name !== user.username && <Typography sx={{ color: 'text.secondary' }}>{user.username}</Typography>}
      </Box>
    </Stack>
  )
}
