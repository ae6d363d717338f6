import MenuRounded from '@mui/icons-material/MenuRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../session/session.tsx'
import { lazyWithPreload, lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'
import { page_widths, top_bar_px } from '../../ui/measures.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandMark, NavBar } from './NavBar.tsx'
import { isSignedIn } from './navigation.ts'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'

const NavDrawer = lazyWithPreload(async () => (await import('./NavDrawer.tsx')).NavDrawer)

const NoticeBell = lazyOptional(async () => (await import('../../features/notices/NoticeBell.tsx')).NoticeBell)

/** Brand, ways to go, scheme and account; below medium the ways move into the drawer. */
export function TopBar() {
  const { state, user } = useSession()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [drawerWanted, setDrawerWanted] = useState(false)
  return (
    <Box
      component="header"
      className="screen-only"
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        flex: 'none',
        zIndex: theme.zIndex.appBar,
        backgroundColor: theme.alpha(theme.vars.palette.background.default, 0.9),
        backdropFilter: 'saturate(1.4) blur(14px)',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          maxWidth: page_widths.content,
          mx: 'auto',
          px: { xs: 0.5, sm: 3 },
          gap: 0.5,
          minHeight: top_bar_px,
        }}
      >
        <IconButton
          aria-label="Open navigation"
          color="inherit"
          onClick={() => {
            setDrawerWanted(true)
            setDrawerOpen(true)
          }}
          sx={{ display: { md: 'none' }, ml: { sm: -1.5 } }}
        >
          <MenuRounded />
        </IconButton>
        <Box
          component={Link}
          to="/"
          sx={{ display: 'flex', color: 'inherit', textDecoration: 'none', borderRadius: 1, py: 1 }}
        >
          <BrandMark />
        </Box>
        <NavBar />
        <Box sx={{ flex: 1 }} />
        <ThemeSwitch />
        {/* Places are kept while the person and the bell are still loading: nothing may move. */}
        {isSignedIn(state) && (
          <Box sx={{ width: 44, flex: 'none' }}>
            <Suspense>{user && <NoticeBell />}</Suspense>
          </Box>
        )}
        {user && <AccountMenu user={user} />}
        {state === 'loading' && <Box sx={{ width: 52 }} />}
      </Box>
      <Suspense>{drawerWanted && <NavDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />}</Suspense>
    </Box>
  )
}
