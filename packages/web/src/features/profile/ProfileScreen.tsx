import { type User } from '@larder/contract/user'
import { profile_messages } from '@larder/contract/messages/profile-messages'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { useSession } from '../../session/session.tsx'
import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'
import { InitialsBadge } from '../../ui/graphics/initials-badge.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { two_columns } from './columns.ts'
import { ProfileTabs, TabPanel, useProfileTab } from './ProfileTabs.tsx'
import { fullName } from './user-form.ts'
import { UserForm } from './UserForm.tsx'

const loadAddresses = async () => (await import('./addresses/AddressesPanel.tsx')).AddressesPanel
const AddressesPanel = lazyWithErrorState(loadAddresses)
const loadPassword = async () => (await import('./PasswordSection.tsx')).PasswordSection
const PasswordSection = lazyWithErrorState(loadPassword)
// In one column they are below the password section: loaded before it, they would be shifted down.
const AccountSections = lazyWithErrorState(async () => {
  const [part] = await Promise.all([import('./AccountSections.tsx'), loadPassword().catch(() => undefined)])
  return part.AccountSections
})

/** Shows whose account this is, above the tabs. */
function Identity({ user }: { user: User }) {
  const name = fullName(user)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 2 }}>
      <InitialsBadge user={user} size={64} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="p">
          {name}
        </Typography>
        {name !== user.username && <Quiet variant="body1">{user.username}</Quiet>}
      </Box>
    </Stack>
  )
}

/** My Profile: who I am and where things are sent, a tab each. */
export function ProfileScreen() {
  const { user } = useSession()
  const { tab, opened, setTab } = useProfileTab()
  // Prefetched before the tab is first opened, so that it opens at once.
  useEffect(() => void loadAddresses().catch(() => undefined), [])
  if (user === null) return null
  return (
    <Page title={profile_messages.title}>
      <Identity user={user} />
      <ProfileTabs tab={tab} onChange={setTab} />
      <TabPanel of="user" shown={tab === 'user'}>
        <Box sx={two_columns}>
          <Stack sx={{ gap: 2 }}>
            <UserForm user={user} />
            {/* Below what is there already, so that nothing moves when it arrives. */}
            <Suspense>{opened.has('user') && <PasswordSection username={user.username} />}</Suspense>
          </Stack>
          <Suspense>{opened.has('user') && <AccountSections user={user} />}</Suspense>
        </Box>
      </TabPanel>
      <TabPanel of="addresses" shown={tab === 'addresses'}>
        <Suspense>{opened.has('addresses') && <AddressesPanel shown={tab === 'addresses'} />}</Suspense>
      </TabPanel>
    </Page>
  )
}
