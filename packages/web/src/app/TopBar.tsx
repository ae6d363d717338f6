import MenuRounded from '@mui/icons-material/MenuRounded'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../session/session.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { destinations } from './navigation.ts'
import { NavDrawer } from './NavDrawer.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Brand, ways to go, scheme and account; below medium the ways move into the drawer. */
export function TopBar() {
  const { state, user } = useSession()
  const [drawerOpen, setDrawerOpen] = useState(false)
  return (
    <AppBar
      position="sticky"
      color="transparent"
      elevation={0}
      sx={(theme) => ({
        backgroundColor: theme.alpha(theme.vars.palette.background.default, 0.92),
        backdropFilter: 'blur(12px)',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Toolbar
        disableGutters
        sx={{ width: '100%', maxWidth: 1120, mx: 'auto', px: { xs: 1, sm: 3 }, gap: 0.5, minHeight: { xs: 64 } }}
      >
        <IconButton aria-label="Open navigation" onClick={() => setDrawerOpen(true)} sx={{ display: { md: 'none' } }}>
          <MenuRounded />
        </IconButton>
        <Brand />
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, ml: 3 }}>
          {destinations(state).map(({ label, to }) => (
            <Button
              key={to}
              component={NavLink}
              to={to}
              end={to === '/'}
              color="inherit"
              sx={{ '&.active': { color: 'primary.main' } }}
            >
              {label}
            </Button>
          ))}
        </Box>
        <Box sx={{ flex: 1 }} />
        <ThemeSwitch />
        {user && <AccountMenu user={user} />}
      </Toolbar>
      <NavDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </AppBar>
  )
}
