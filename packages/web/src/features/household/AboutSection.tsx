import { type Household } from '@larder/contract/calls/people-api'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import { Suspense } from 'react'
import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'
import { Fact, FactList } from '../../ui/page/facts.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { AboutSkeleton } from './HouseholdSkeleton.tsx'

// The page says who lives here first; few come to change a name.
const AboutForm = lazyWithErrorState(async () => (await import('./AboutForm.tsx')).AboutForm)

/** Name and time zone: to change for owners, to read for everybody else. */
export function AboutSection({ household }: { household: Household }) {
  return (
    <SectionCard title={words.about}>
      {household.role === 'owner' ? (
        <Suspense fallback={<AboutSkeleton />}>
          <AboutForm household={household} />
        </Suspense>
      ) : (
        <FactList>
          <Fact label={words.name}>{household.name}</Fact>
          <Fact label={words.timeZone}>{household.time_zone}</Fact>
        </FactList>
      )}
    </SectionCard>
  )
}
