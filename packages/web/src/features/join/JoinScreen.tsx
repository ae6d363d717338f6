import { type InviteResponse } from '@larder/contract/calls/people-api'
import { join_words as words } from '@larder/contract/messages/people-screen-messages'
import { formatDay, todayIn } from '@larder/contract/values/days'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { failureText } from '../../api/client/failure.ts'
import { useSession } from '../../session/session.tsx'
import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { InviteGone } from './InviteGone.tsx'
import { JoinAsGuest } from './JoinAsGuest.tsx'
import { JoinSkeleton } from './JoinSkeleton.tsx'
import { isGone, useInvite } from './use-invite.ts'

// A guest needs none of it.
const JoinSteps = lazyWithErrorState(async () => (await import('./JoinSteps.tsx')).JoinSteps)

function Invitation({ invite, code }: { invite: InviteResponse; code: string }) {
  const { state } = useSession()
  const { household_name, invited_by, role, expires_at } = invite
  const title = invited_by === null ? words.invitesAnonymous(household_name) : words.invites(invited_by, household_name)
  const day = formatDay(todayIn(undefined, new Date(expires_at)))
  return (
    <Page title={title} lead={`${words.asRole(role)} ${words.expires(day)}`} width="narrow">
      {state === 'loading' && <JoinSkeleton />}
      {state === 'unauthenticated' && <JoinAsGuest code={code} household_name={household_name} />}
      <Suspense fallback={<JoinSkeleton />}>
        {state === 'authenticated' && <JoinSteps code={code} household_name={household_name} />}
      </Suspense>
    </Page>
  )
}

/** What a link of an invite opens: who invites to what, for guests too, and the way in. */
export function JoinScreen() {
  const { code = '' } = useParams()
  const { data, error, refetch } = useInvite(code)
  // Before what is remembered of it: an invite that has ended is not offered again.
  if (isGone(error)) return <InviteGone text={failureText(error, words.loadFailed)} />
  if (data) return <Invitation invite={data} code={code} />
  return (
    <Page title={words.title} width="narrow">
      {error ? (
        <ErrorState message={failureText(error, words.loadFailed)} onRetry={() => void refetch()} />
      ) : (
        <JoinSkeleton />
      )}
    </Page>
  )
}
