import { type User } from '@larder/contract/user'
import Stack from '@mui/material/Stack'
import { DeletedSection } from './DeletedSection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { DevicesSection } from './devices/DevicesSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { HouseholdSection } from './HouseholdSection.tsx'
import { ShortcutsSection } from './ShortcutsSection.tsx'

/** What an account can do for itself beyond the specification; the last step out stands last. */
export function AccountSections({ user }: { user: User }) {
  return (
    <Stack sx={{ gap: 2 }}>
      <HouseholdSection />
      <DevicesSection time_zone={user.time_zone} />
      <ShortcutsSection />
      <DeletedSection />
      <ExportSection />
      <DeleteSection username={user.username} />
    </Stack>
  )
}
