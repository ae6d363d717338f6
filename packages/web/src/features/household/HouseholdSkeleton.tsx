import { base_messages } from '@larder/contract/messages/base-messages'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import Stack from '@mui/material/Stack'
import { ListRowSkeleton } from '../../ui/page/list-row.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { Columns } from './Columns.tsx'

/** Name, time zone with its words below, and the button. */
export function AboutSkeleton() {
  return (
    <Stack aria-hidden sx={{ gap: 2 }}>
      <Skeleton variant="rounded" width="100%" height={56} />
      <Skeleton variant="rounded" width="100%" height={56} margin="0 0 24px" />
      <Skeleton variant="rounded" width={130} height={44} margin="0 0 0 auto" />
    </Stack>
  )
}

/** The page before the household is known, in the measures of the real one. */
export function HouseholdSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{base_messages.app.loading}</output>
      <Columns
        first={
          <SectionCard title={words.members}>
            <ListRowSkeleton picture_px={44} />
            <ListRowSkeleton picture_px={44} />
          </SectionCard>
        }
        second={
          <SectionCard title={words.about}>
            <AboutSkeleton />
          </SectionCard>
        }
      />
    </>
  )
}
