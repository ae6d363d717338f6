import { type HouseholdResponse, type OpenInvite } from '@larder/contract/calls/people-api'
import { invite_words as words } from '@larder/contract/messages/people-screen-messages'
import LinkRounded from '@mui/icons-material/LinkRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useRef, useState } from 'react'
import { failureText } from '../../../api/client/failure.ts'
import { TintedCircle } from '../../../ui/graphics/tinted-circle.tsx'
import { useLoadFirst } from '../../../ui/lazy/use-load-first.ts'
import { ButtonRow } from '../../../ui/page/button-row.tsx'
import { ListRow, row_button } from '../../../ui/page/list-row.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { useFocusAfterLeaving } from '../../../ui/unsaved/focus-after-leaving.ts'
import { formatMoment } from '../member-text.ts'
import { useRevokeInvite } from '../use-people.ts'
import { InviteDialog } from '../lazy-dialogs.ts'

interface InviteRowProps {
  invite: OpenInvite
  time_zone: string
  isLeaving: boolean
  onRevoke: () => void
}

function InviteRow({ invite, time_zone, isLeaving, onRevoke }: InviteRowProps) {
  const id = useId()
  const facts = [
    ...(invite.invited_by === null ? [] : [words.by(invite.invited_by)]),
    words.good(formatMoment(invite.expires_at, time_zone)),
  ]
  return (
    <ListRow
      picture={
        <TintedCircle tone="default" size={44}>
          <LinkRounded />
        </TintedCircle>
      }
      action={
        <Button aria-describedby={id} disabled={isLeaving} onClick={onRevoke} sx={row_button}>
          {words.revoke}
        </Button>
      }
    >
      <Typography id={id} variant="subtitle1" component="h3">
        {words.row(invite.role)}
      </Typography>
      <Quiet>{facts.join(', ')}</Quiet>
    </ListRow>
  )
}

/** Who is invited, and the way to invite somebody. For owners. */
export function InvitesSection({ data }: { data: HouseholdResponse }) {
  const { household, invites } = data
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  const loadFirst = useLoadFirst(InviteDialog)
  const { showToast } = useToast()
  const { mutate, isPending, variables } = useRevokeInvite()
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, invites.length)
  return (
    <SectionCard title={words.title} text={words.lead(household.name)}>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={words.title}
        sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', outline: 'none' }}
      >
        {invites.length === 0 && (
          <li>
            <Quiet>{words.none}</Quiet>
          </li>
        )}
        {invites.map((invite) => (
          <InviteRow
            key={invite.invite_id}
            invite={invite}
            time_zone={household.time_zone}
            isLeaving={isPending && variables === invite.invite_id}
            onRevoke={() =>
              mutate(invite.invite_id, {
                onError: (error) => showToast(failureText(error, words.revokeFailed), 'error'),
              })
            }
          />
        ))}
      </Box>
      <ButtonRow>
        <Button
          variant="contained"
          onClick={() =>
            loadFirst(() => {
              setAttempt(attempt + 1)
              setAsking(true)
            })
          }
        >
          {words.invite}
        </Button>
      </ButtonRow>
      <Suspense>
        {attempt > 0 && (
          <InviteDialog key={attempt} household={household} open={asking} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </SectionCard>
  )
}
