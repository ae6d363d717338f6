import { profile_messages } from '@larder/contract/messages/profile-messages'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'

interface ProfileTabsProps {
  tab: ProfileTab
  onChange: (tab: ProfileTab) => void
}

/** The two tabs of the specification; each names its panel. */
export function ProfileTabs({ tab, onChange }: ProfileTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_, next: ProfileTab) => onChange(next)}
      aria-label={profile_messages.profileSections}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
    >
      <Tab value="user" label={profile_messages.userInformation} id="tab-user" aria-controls="panel-user" />
      <Tab value="addresses" label={profile_messages.addresses} id="tab-addresses" aria-controls="panel-addresses" />
    </Tabs>
  )
}

interface TabPanelProps {
  of: ProfileTab
  shown: boolean
  children: ReactNode
}

/** What a tab shows; hidden it keeps what was typed in it. */
export function TabPanel({ of, shown, children }: TabPanelProps) {
  return (
    <Box role="tabpanel" id={`panel-${of}`} aria-labelledby={`tab-${of}`} hidden={!shown}>
      {children}
    </Box>
  )
}

type ProfileTab = 'user' | 'addresses'

interface OpenTabs {
  tab: ProfileTab
  /** Panels that have been shown once stay mounted, so that a look at the other tab loses nothing typed. */
  opened: ReadonlySet<ProfileTab>
  setTab: (tab: ProfileTab) => void
}

/** The open tab lives in the address: a reload or a link comes back to it. */
export function useProfileTab(): OpenTabs {
  const [params, setParams] = useSearchParams()
  const tab: ProfileTab = params.get('tab') === 'addresses' ? 'addresses' : 'user'
  const [opened, setOpened] = useState<ReadonlySet<ProfileTab>>(() => new Set([tab]))
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]))
  return {
    tab,
    opened,
    setTab: (next) => setParams(next === 'user' ? {} : { tab: next }, { replace: true }),
  }
}
