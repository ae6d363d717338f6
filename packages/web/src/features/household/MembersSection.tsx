import { type HouseholdResponse, type Member } from '@larder/contract/calls/people-api'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { InitialsBadge } from '../../ui/graphics/initials-badge.tsx'
import { ToneChip } from '../../ui/graphics/tone-chip.tsx'
import { ListRow } from '../../ui/page/list-row.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useFocusAfterLeaving } from '../../ui/unsaved/focus-after-leaving.ts'
import { formatMoment, memberName, sortMembers } from './member-text.ts'
import { MemberMenu } from './MemberMenu.tsx'

interface MemberRowProps {
  member: Member
  time_zone: string
  isSelf: boolean
  canManage: boolean
}

/** One person: the name, what they may do, and since when they live here. */
function MemberRow({ member, time_zone, isSelf, canManage }: MemberRowProps) {
  const name = memberName(member)
  return (
    <ListRow
      picture={<InitialsBadge user={member} size={44} />}
      action={canManage && <MemberMenu member={member} isSelf={isSelf} />}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography variant="subtitle1" component="h3">
          {name}
        </Typography>
        {isSelf && <ToneChip tone="primary" label={words.you} />}
      </Stack>
      <Quiet>
        {words.roles[member.role]}, {words.since(formatMoment(member.joined_at, time_zone))}
      </Quiet>
    </ListRow>
  )
}

/** Everybody who lives here. */
export function MembersSection({ data, username }: { data: HouseholdResponse; username: string }) {
  const { household, members } = data
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, members.length)
  return (
    <SectionCard title={words.members}>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={words.members}
        sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none' }}
      >
        {sortMembers(members, username).map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            time_zone={household.time_zone}
            isSelf={member.username === username}
            canManage={household.role === 'owner' && members.length > 1}
          />
        ))}
      </Box>
    </SectionCard>
  )
}
