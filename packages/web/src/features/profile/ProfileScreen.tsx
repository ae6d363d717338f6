import { initials, type User } from '@larder/contract/user'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSession } from '../../session/session.tsx'
import { Page } from '../../ui/page.tsx'
import { tint } from '../../ui/tint.ts'
import { AddressesPanel } from './AddressesPanel.tsx'
import { ProfileTabs, TabPanel, useProfileTab } from './ProfileTabs.tsx'
import { fullName } from './user-form.ts'
import { UserForm } from './UserForm.tsx'

/** Shows at a glance whose account this is, above whatever tab is open. */
function Identity({ user }: { user: User }) {
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

/** My Profile: who I am and where things are sent, a tab each. */
export function ProfileScreen() {
  const { user } = useSession()
  const { tab, opened, setTab } = useProfileTab()
  if (user === null) return null
  return (
    <Page title="My Profile">
      <Identity user={user} />
      <ProfileTabs tab={tab} onChange={setTab} />
      <TabPanel of="user" shown={tab === 'user'}>
        <UserForm user={user} />
      </TabPanel>
      <TabPanel of="addresses" shown={tab === 'addresses'}>
        {opened.has('addresses') && <AddressesPanel shown={tab === 'addresses'} />}
      </TabPanel>
    </Page>
  )
}
