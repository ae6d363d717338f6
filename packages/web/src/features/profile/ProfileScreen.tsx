import { type User } from '@larder/contract/user'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { useSession } from '../../session/session.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { InitialsBadge } from '../../ui/initials-badge.tsx'
import { Page } from '../../ui/page.tsx'
import { ProfileTabs, TabPanel, useProfileTab } from './ProfileTabs.tsx'
import { fullName } from './user-form.ts'
import { UserForm } from './UserForm.tsx'

const loadAddresses = async () => (await import('./AddressesPanel.tsx')).AddressesPanel
const AddressesPanel = lazyPart(loadAddresses)
const AccountSections = lazyPart(async () => (await import('./AccountSections.tsx')).AccountSections)

/** Shows at a glance whose account this is, above whatever tab is open. */
function Identity({ user }: { user: User }) {
  const name = fullName(user)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 2.5 }}>
      <InitialsBadge user={user} size={64} />
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
  // Ahead of the first look at the tab, so that it opens at once.
  useEffect(() => void loadAddresses().catch(() => undefined), [])
  if (user === null) return null
  return (
    <Page title="My Profile">
      <Identity user={user} />
      <ProfileTabs tab={tab} onChange={setTab} />
      <TabPanel of="user" shown={tab === 'user'}>
        <UserForm user={user} />
        {/* Below everything else, so that nothing moves when they arrive. */}
        <Box sx={{ maxWidth: 720, mt: 3 }}>
          <Suspense>{opened.has('user') && <AccountSections user={user} />}</Suspense>
        </Box>
      </TabPanel>
      <TabPanel of="addresses" shown={tab === 'addresses'}>
        <Suspense>{opened.has('addresses') && <AddressesPanel shown={tab === 'addresses'} />}</Suspense>
      </TabPanel>
    </Page>
  )
}
