import { type Member } from '@larder/contract/calls/people-api'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { useLoadFirst } from '../../ui/lazy/use-load-first.ts'
import { MemberMenuList } from './lazy-dialogs.ts'
import { memberName } from './member-text.ts'

/** The way to what an owner can do with somebody. */
export function MemberMenu({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const loadFirst = useLoadFirst(MemberMenuList)
  const label = words.memberMenu(memberName(member))
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        sx={{ flex: 'none', width: 44, height: 44, mr: -1 }}
        onClick={({ currentTarget }) =>
          loadFirst(() => {
            setAnchor(currentTarget)
            setOpen(true)
          })
        }
      >
        <MoreVertRounded />
      </IconButton>
      <Suspense>
        {anchor && <MemberMenuList {...{ member, isSelf, label, anchor, open }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
