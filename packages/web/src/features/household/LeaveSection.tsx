import { type HouseholdResponse } from '@larder/contract/calls/people-api'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useLoadFirst } from '../../ui/lazy/use-load-first.ts'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { LeaveDialog } from './lazy-dialogs.ts'
import { leavingMeans } from './member-text.ts'

const leads = {
  deletes: words.leaveAloneLead,
  'needs-owner': words.leaveOwnerLead,
  leaves: words.leaveLead,
} as const

/** The way out, and what it would mean; the button only opens the question. */
export function LeaveSection({ data }: { data: HouseholdResponse }) {
  const { household, members } = data
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  const loadFirst = useLoadFirst(LeaveDialog)
  const meaning = leavingMeans(members, household.role)
  return (
    <SectionCard title={words.leaveTitle} text={leads[meaning]}>
      <ButtonRow>
        <Button
          variant="outlined"
          color="error"
          disabled={meaning === 'needs-owner'}
          onClick={() =>
            loadFirst(() => {
              setAttempt(attempt + 1)
              setAsking(true)
            })
          }
        >
          {words.leaveTitle}
        </Button>
      </ButtonRow>
      <Suspense>
        {attempt > 0 && (
          <LeaveDialog
            key={attempt}
            name={household.name}
            deletes={meaning === 'deletes'}
            open={asking}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </SectionCard>
  )
}
