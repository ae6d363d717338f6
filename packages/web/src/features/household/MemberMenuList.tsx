import { type Member } from '@larder/contract/calls/people-api'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import MenuItem from '@mui/material/MenuItem'
import { Fragment, useState } from 'react'
import { CornerMenu } from '../../ui/corner-menu.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'

interface MemberMenuListProps {
  member: Member
  isSelf: boolean
  label: string
  anchor: HTMLElement
  open: boolean
  onClose: () => void
}

/** What an owner can do with somebody, and the question of each. Nobody removes themselves: that is leaving. */
export function MemberMenuList({ member, isSelf, label, anchor, open, onClose }: MemberMenuListProps) {
  const [asking, setAsking] = useState<'role' | 'remove' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const ask = (question: 'role' | 'remove'): void => {
    onClose()
    setAttempt(attempt + 1)
    setAsking(question)
  }
  const close = (): void => setAsking(null)
  return (
    <>
      <CornerMenu label={label} anchor={anchor} open={open} onClose={onClose}>
        <MenuItem sx={{ minHeight: 44 }} onClick={() => ask('role')}>
          {words.changeRole}
        </MenuItem>
        {!isSelf && (
          <MenuItem sx={{ minHeight: 44 }} onClick={() => ask('remove')}>
            {words.remove}
          </MenuItem>
        )}
      </CornerMenu>
      {/* Afresh for each attempt: it begins with what holds now. */}
      {attempt > 0 && (
        <Fragment key={attempt}>
          <RoleDialog member={member} isSelf={isSelf} open={asking === 'role'} onClose={close} />
          <RemoveDialog member={member} open={asking === 'remove'} onClose={close} />
        </Fragment>
      )}
    </>
  )
}
