import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { type HouseholdResponse } from '@larder/contract/calls/people-api'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { failureText } from '../../api/client/failure.ts'
import { useSession } from '../../session/session.tsx'
import { household_query } from '../../shared/household/use-household.ts'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { AboutSection } from './AboutSection.tsx'
import { Columns } from './Columns.tsx'
import { HouseholdSkeleton } from './HouseholdSkeleton.tsx'
import { InvitesSection } from './invite/InvitesSection.tsx'
import { LeaveSection } from './LeaveSection.tsx'
import { MembersSection } from './MembersSection.tsx'
import { NewHousehold } from './NewHousehold.tsx'

function HouseholdSections({ data }: { data: HouseholdResponse }) {
  const username = useSession().user?.username ?? ''
  const isOwner = data.household.role === 'owner'
  return (
    <Columns
      first={
        <>
          <MembersSection data={data} username={username} />
          {isOwner && <InvitesSection data={data} />}
        </>
      }
      second={
        <>
          <AboutSection household={data.household} />
          <NewHousehold />
          <LeaveSection data={data} />
        </>
      }
    />
  )
}

/** The household that is shown: its people, who is invited, and the ways in and out. */
export function HouseholdScreen() {
  // Asked anew whenever it is looked at: somebody may have joined a moment ago.
  const { data, error, refetch } = useQuery({ ...household_query, staleTime: 0 })
  return (
    <Page title={words.title} lead={data ? data.household.name : words.lead}>
      {error && (
        <Box sx={{ mb: data ? 2 : 0 }}>
          <ErrorState message={failureText(error, words.loadFailed)} onRetry={() => void refetch()} />
        </Box>
      )}
      {data ? (
        <HouseholdSections data={data} />
      ) : data === null ? (
        <EmptyState
          text={words.unknown}
          action={
            <Button component={Link} to="/inventory" variant="contained">
              {action_labels.backToInventory}
            </Button>
          }
        />
      ) : (
        !error && <HouseholdSkeleton />
      )}
    </Page>
  )
}
