import { type User } from '@larder/contract/user'
import { shell_messages } from '@larder/contract/messages/shell-messages'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { InitialsBadge } from '../../ui/graphics/initials-badge.tsx'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
import css from './TopBar.module.css'

const AccountMenuList = lazyWithPreload(async () => (await import('./AccountMenuList.tsx')).AccountMenuList)

/** The avatar; what it opens is fetched when it is opened for the first time, or earlier when nothing else happens. */
export function AccountMenu({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        aria-label={shell_messages.accountMenu}
        aria-haspopup="menu"
        aria-expanded={open}
        className={css.button ?? ''}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        <InitialsBadge user={user} size={36} />
      </IconButton>
      <Suspense>
        {anchor && <AccountMenuList user={user} anchor={anchor} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
