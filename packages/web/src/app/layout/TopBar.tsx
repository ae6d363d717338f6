import { shell_messages } from '@larder/contract/messages/shell-messages'
import MenuRounded from '@mui/icons-material/MenuRounded'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../session/session.tsx'
import { lazyWithPreload, lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandMark, NavBar } from './NavBar.tsx'
import { isSignedIn } from './navigation.ts'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import css from './TopBar.module.css'

const NavDrawer = lazyWithPreload(async () => (await import('./NavDrawer.tsx')).NavDrawer)

const NoticeBell = lazyOptional(async () => (await import('../../features/notices/NoticeBell.tsx')).NoticeBell)

/** Brand, ways to go, scheme and account; below medium the ways move into the drawer. */
export function TopBar() {
  const { state, user } = useSession()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [drawerWanted, setDrawerWanted] = useState(false)
  return (
    <header className={`screen-only ${css.bar}`}>
      <div className={css.row}>
        <IconButton
          aria-label={shell_messages.openNavigation}
          className={css.menu ?? ''}
          color="inherit"
          onClick={() => {
            setDrawerWanted(true)
            setDrawerOpen(true)
          }}
        >
          <MenuRounded />
        </IconButton>
        <Link to="/" className={css.home}>
          <BrandMark />
        </Link>
        <NavBar />
        <div className={css.rest} />
        <ThemeSwitch />
        {/* Places are kept while the person and the bell are still loading: nothing may move. */}
        {isSignedIn(state) && (
          <div className={css.bell}>
            <Suspense>{user && <NoticeBell />}</Suspense>
          </div>
        )}
        {user && <AccountMenu user={user} />}
        {state === 'loading' && <div className={css.account} />}
      </div>
      <Suspense>{drawerWanted && <NavDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />}</Suspense>
    </header>
  )
}
