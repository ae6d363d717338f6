import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ProfileTab } from './use-profile-tab.ts'

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
      aria-label="Profile sections"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: { xs: 2.5, md: 4 } }}
    >
      <Tab value="user" label="User Information" id="tab-user" aria-controls="panel-user" />
      <Tab value="addresses" label="Addresses" id="tab-addresses" aria-controls="panel-addresses" />
    </Tabs>
  )
}
