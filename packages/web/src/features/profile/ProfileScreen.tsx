import { useSession } from '../../session/session.tsx'
import { Page } from '../../ui/page.tsx'
import { AddressesPanel } from './AddressesPanel.tsx'
import { Identity } from './Identity.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { TabPanel } from './TabPanel.tsx'
import { useProfileTab } from './use-profile-tab.ts'
import { UserForm } from './UserForm.tsx'

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
